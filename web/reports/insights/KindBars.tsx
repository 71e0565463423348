import { Trans } from '@lingui/react/macro';
import type { Playthrough } from '#contract/answers.ts';
import type { Game } from '#contract/game.ts';
import {
  fewestFirstTries,
  isNoticedWell,
  type KindFigures,
  kindFigures,
} from '#contract/scoring/report-figures.ts';
import { Icon } from '#web/ui/controls/Icon.tsx';
import card from '../Card.module.css';
import styles from './KindBars.module.css';
import { useKindName } from './kind-name.ts';

/** How each kind of signal was noticed: a bar with a segment for each exercise, and the same in words. */
export function KindBars({ playthrough, game }: { playthrough: Playthrough; game: Game }) {
  const kinds = kindFigures(
    playthrough,
    new Map(game.exercises.map(({ exercise_id, signal }) => [exercise_id, signal])),
  );
  return (
    <section className={card.card}>
      <h2>
        <Trans>What you notice</Trans>
      </h2>
      <ul className={styles.kinds}>
        {kinds.map((figures) => (
          <KindBar key={figures.kind} figures={figures} />
        ))}
      </ul>
      {kinds.every(({ answered }) => answered < fewestFirstTries) && (
        <p className={styles.hint}>
          <Trans>Play six of a kind. Then this page can say if you notice them well.</Trans>
        </p>
      )}
    </section>
  );
}

function KindBar({ figures }: { figures: KindFigures }) {
  const nameOf = useKindName();
  const { kind, total, answered, firstTry } = figures;
  const open = total - answered;
  return (
    <li className={styles.kind}>
      <p className={styles.name}>{nameOf(kind)}</p>
      <span className={styles.bar} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a segment has no other name than its place
            key={index}
            className={styles.segment}
            data-state={index < firstTry ? 'first try' : index < answered ? 'later' : 'open'}
          />
        ))}
      </span>
      <p>
        <Trans>
          You spotted {firstTry} of {answered} the first time
        </Trans>
      </p>
      <p className={styles.more}>
        {isNoticedWell(figures) && (
          <span className={styles.claim}>
            <Icon name="good" size="1.1em" />
            <Trans>Noticed well</Trans>
          </span>
        )}
        {open > 0 && (
          <span className={styles.open}>
            <Trans>{open} not played yet</Trans>
          </span>
        )}
      </p>
    </li>
  );
}
