import { Trans, useLingui } from '@lingui/react/macro';
import type * as z from 'zod/mini';
import type { box, GameExercise } from '#contract/game.ts';
import { Link } from '#web/ui/controls/Link.tsx';
import { Lines } from '#web/ui/text/Lines.tsx';
import styles from './Explanation.module.css';

/** Shown after every answer: the reason, where to see it in the picture, and the source of the fact. */
export function Explanation({ exercise }: { exercise: GameExercise }) {
  const { t } = useLingui();
  const { look } = exercise;
  return (
    <div className={styles.explanation}>
      <section>
        <h3>
          <Trans>Why</Trans>
        </h3>
        <p>{exercise.why}</p>
      </section>
      {look && (
        <figure className={styles.look}>
          <figcaption>
            <h3>
              <Trans>Look here</Trans>
            </h3>
          </figcaption>
          <div className={styles.still}>
            <img
              src={look.still}
              alt={t`The scene again. The ring marks: ${exercise.signal_words}.`}
              width={480}
              height={270}
            />
            <span className={styles.ring} style={ringAround(look.box)} />
          </div>
        </figure>
      )}
      {exercise.advice.map((line) => (
        <Lines key={line} text={line} />
      ))}
      {exercise.sources.length > 0 && (
        <details className={styles.sources}>
          <summary>
            <Trans>Where this fact comes from</Trans>
          </summary>
          <ul>
            {exercise.sources.map(({ fact, source, year, address }) => (
              <li key={fact}>
                {fact}{' '}
                {address ? (
                  <Link inline href={address}>
                    {source}, {year}
                  </Link>
                ) : (
                  `${source}, ${year}`
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** A ring slightly larger than the look box, limited to the picture. */
export function ringAround({ x, y, width, height }: z.output<typeof box>) {
  const margin = 0.02;
  const left = Math.max(0, x - margin);
  const top = Math.max(0, y - margin);
  const per = (share: number) => `${Math.round(share * 1000) / 10}%`;
  return {
    left: per(left),
    top: per(top),
    width: per(Math.min(1, x + width + margin) - left),
    height: per(Math.min(1, y + height + margin) - top),
  };
}
