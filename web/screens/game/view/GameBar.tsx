import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ExerciseStatus } from '#contract/answers.ts';
import type { Game } from '#contract/game.ts';
import { paths } from '#contract/pages/paths.ts';
import { TopBar } from '#web/shell/layout/TopBar.tsx';
import { PartButton } from '../exercise/PartButton.tsx';
import type { PlayState } from '../play/play-types.ts';
import type { PlayController } from '../player/play-controller.ts';
import { useOverlay } from '../player/use-overlay.ts';
import { ExercisesMenu } from './ExercisesMenu.tsx';
import styles from './GameBar.module.css';

type GameBarProps = {
  game: Game;
  state: PlayState;
  controller: PlayController;
  statuses: ReadonlyMap<number, ExerciseStatus>;
};

/** The bar with the list of exercises between the buttons to the other parts; on phones the list has these buttons instead. */
export function GameBar({ game, state, controller, statuses }: GameBarProps) {
  const { t } = useLingui();
  const [isListOpen, setListOpen] = useState(false);
  useOverlay(controller, 'exercises', isListOpen);
  return (
    <TopBar home={paths.dashboard} hasDisplayInHelp>
      <nav className={styles.exercises} aria-label={t`Exercises`}>
        <PartButton to="previous" state={state} controller={controller} />
        <ExercisesMenu
          game={game}
          current={state.current}
          statuses={statuses}
          head={(close) => (
            <>
              <PartButton to="previous" state={state} controller={controller} onPress={close} />
              <PartButton to="next" state={state} controller={controller} onPress={close} />
            </>
          )}
          onSelect={(exerciseId) => controller.dispatch({ type: 'exerciseSelected', exerciseId })}
          onOpenChange={setListOpen}
        />
        <PartButton to="next" state={state} controller={controller} />
      </nav>
    </TopBar>
  );
}
