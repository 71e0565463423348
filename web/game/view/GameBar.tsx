import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ExerciseStatus } from '#contract/answers.ts';
import type { Game } from '#contract/game.ts';
import { paths } from '#contract/pages/paths.ts';
import { TopBar } from '#web/shell/layout/TopBar.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import type { PlayController } from '../play/play-controller.ts';
import { partStart } from '../play/play-rules.ts';
import type { PlayState } from '../play/play-types.ts';
import { useOverlay } from '../play/use-overlay.ts';
import { ExercisesMenu } from './ExercisesMenu.tsx';
import styles from './GameBar.module.css';

type GameBarProps = {
  game: Game;
  state: PlayState;
  controller: PlayController;
  statuses: ReadonlyMap<number, ExerciseStatus>;
};

/** The product's name, the list of exercises, and the buttons to the previous and the next part (decision G9). */
export function GameBar({ game, state, controller, statuses }: GameBarProps) {
  const { t } = useLingui();
  const { dispatch } = controller;
  const [isListOpen, setListOpen] = useState(false);
  useOverlay(controller, 'exercises', isListOpen);
  return (
    <TopBar home={paths.dashboard}>
      <nav className={styles.parts} aria-label={t`Parts and exercises`}>
        <Button
          icon="back"
          reasonInside
          disabledBecause={partStart(state, -1) === null ? t`first part` : undefined}
          onClick={() => dispatch({ type: 'previousPartPressed' })}
        >
          <Trans>Previous part</Trans>
        </Button>
        <ExercisesMenu
          game={game}
          current={state.current}
          statuses={statuses}
          onSelect={(exerciseId) => dispatch({ type: 'exerciseSelected', exerciseId })}
          onOpenChange={setListOpen}
        />
        <Button
          icon="next"
          reasonInside
          disabledBecause={partStart(state, 1) === null ? t`last part` : undefined}
          onClick={() => dispatch({ type: 'nextPartPressed' })}
        >
          <Trans>Next part</Trans>
        </Button>
      </nav>
    </TopBar>
  );
}
