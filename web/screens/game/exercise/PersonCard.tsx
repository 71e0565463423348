import { Trans, useLingui } from '@lingui/react/macro';
import type { Game, GameOption } from '#contract/game.ts';
import { RadioCard } from '#web/ui/fields/RadioGroup.tsx';
import type { PlayState } from '../play/play-types.ts';
import { avatarOf } from '../player/game-clips.ts';
import styles from './PersonCard.module.css';
import { Portrait } from './Portrait.tsx';

type PersonCardProps = { game: Game; option: GameOption; state: PlayState; onChoose: () => void };

/** A person who made a claim: face, name and, once the claim was heard, its words (docs/product-decisions.md#reminders-of-claims). */
export function PersonCard({ game, option, state, onChoose }: PersonCardProps) {
  const { t } = useLingui();
  const { id, character, short } = option;
  const isSpeaking = state.clip === id && state.playback === 'playing' && state.reminder !== 'playing';
  const isWrong = state.wrong.includes(id);
  return (
    <RadioCard
      value={id}
      checked={state.choice === id}
      onChange={onChoose}
      dimmed={isWrong}
      picture={
        <span className={styles.face} data-speaking={isSpeaking || undefined}>
          <Portrait name={character} picture={avatarOf(game, character)} size="card" />
        </span>
      }
      detail={short !== null && <Claim short={short} isHeard={state.heard.includes(id)} />}
      note={
        <span className={styles.note} data-shown={isWrong || undefined}>
          {t`You tried this one`}
        </span>
      }
    >
      <span translate="no">{character}</span>
    </RadioCard>
  );
}

/** The words have their place from the start, so that nothing moves when they appear. */
function Claim({ short, isHeard }: { short: string; isHeard: boolean }) {
  return (
    <span className={styles.claim} data-heard={isHeard || undefined}>
      <span className={styles.words}>
        <Trans>“{short}”</Trans>
      </span>
      {!isHeard && (
        <span className={styles.unheard} aria-hidden="true">
          <Trans>Not heard yet</Trans>
        </span>
      )}
    </span>
  );
}
