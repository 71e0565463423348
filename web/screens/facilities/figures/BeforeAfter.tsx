import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { FormFigures, Share } from '#contract/facility-figures.ts';
import styles from './Figures.module.css';

type BeforeAfterProps = { name: ReactNode; figures: NonNullable<FormFigures> };

/** One unit, or all together: both shares on one scale, and what lies between them in words. */
export function BeforeAfter({ name, figures: { people, before, after, change } }: BeforeAfterProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.place}>
      <h3 id={id}>{name}</h3>
      <p className={styles.people}>
        <Plural value={people} one="# member" other="# members" />
      </p>
      <dl className={styles.shares}>
        <dt>
          <Trans>Right before</Trans>
        </dt>
        <dd>
          <ShareLine share={before} />
        </dd>
        <dt>
          <Trans>Right after</Trans>
        </dt>
        <dd>
          <ShareLine share={after} isFilled />
        </dd>
      </dl>
      <p>
        <Change change={change} />
      </p>
    </section>
  );
}

/** The share as a ring or a dot, and where it may truly be as a bar, on a line from 0 to 100. */
function ShareLine({ share: { percent, from, to }, isFilled }: { share: Share; isFilled?: boolean }) {
  return (
    <>
      <svg className={styles.scale} aria-hidden="true">
        <line className={styles.track} x1="0" x2="100%" y1="50%" y2="50%" />
        <rect className={styles.range} x={`${from}%`} width={`${to - from}%`} y="25%" height="50%" />
        <circle className={isFilled ? styles.dot : styles.ring} cx={`${percent}%`} cy="50%" r="0.38em" />
      </svg>
      <strong className={styles.percent}>{percent}%</strong>{' '}
      <span className={styles.between}>
        <Trans>
          between {from}% and {to}%
        </Trans>
      </span>
    </>
  );
}

function Change({ change: { percent, from, to } }: { change: Share }) {
  const [points, fewest, most] = [Math.abs(percent), -to, -from];
  if (from > 0)
    return (
      <Trans>
        Of 100 answers <strong>{points} more</strong> were right after the game (between {from} and {to}).
      </Trans>
    );
  if (to < 0)
    return (
      <Trans>
        Of 100 answers <strong>{points} fewer</strong> were right after the game (between {fewest} and {most}
        ).
      </Trans>
    );
  return (
    <Trans>
      Of 100 answers the difference is {percent} (between {from} and {to}). It may be chance.
    </Trans>
  );
}
