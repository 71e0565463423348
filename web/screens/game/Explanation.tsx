import { Trans, useLingui } from '@lingui/react/macro';
import type { GameExercise } from '#contract/game.ts';
import { Link } from '#web/ui/controls/Link.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Lines } from '#web/ui/text/Lines.tsx';
import styles from './Explanation.module.css';
import { CloseUp } from './reveal/CloseUp.tsx';
import { SafeSwitch } from './reveal/SafeSwitch.tsx';
import { safeStillOf, useMadeSafe } from './reveal/use-made-safe.ts';

/** The reason, where to see it in the picture, and the source of the fact. */
export function Explanation({ exercise }: { exercise: GameExercise }) {
  const { t } = useLingui();
  const madeSafe = useMadeSafe();
  const { look } = exercise;
  return (
    <Stack>
      <Why exercise={exercise} />
      {look && (
        <Stack as="figure" gap={2} className={styles.look}>
          <figcaption>
            <h3>
              <Trans>Look here</Trans>
            </h3>
          </figcaption>
          <div className={styles.still}>
            <CloseUp
              still={look.still}
              box={look.box}
              alt={t`The scene again. The ring marks: ${exercise.signal_words}.`}
              isMarked
              safeStill={safeStillOf(exercise)}
              madeSafe={madeSafe}
            />
          </div>
          <SafeSwitch {...madeSafe} />
        </Stack>
      )}
      <AdviceAndSources exercise={exercise} />
    </Stack>
  );
}

export function Why({ exercise }: { exercise: GameExercise }) {
  return (
    <section>
      <h3>
        <Trans>Why</Trans>
      </h3>
      <p>{exercise.why}</p>
    </section>
  );
}

/** The safety lines. */
export function Advice({ exercise }: { exercise: GameExercise }) {
  return exercise.advice.map((line) => <Lines key={line} text={line} />);
}

/** The safety lines, and the sources of the reason, folded. */
export function AdviceAndSources({ exercise }: { exercise: GameExercise }) {
  return (
    <>
      <Advice exercise={exercise} />
      {exercise.sources.length > 0 && (
        <details className={styles.sources}>
          <summary>
            <Trans>Where this fact comes from</Trans>
          </summary>
          <ul>
            {exercise.sources.map(({ fact, source, year, address }) => {
              // The title of a source stays as it was published.
              const cited = (
                <Trans>
                  <span lang="en">{source}</span>, {year}
                </Trans>
              );
              return (
                <li key={fact}>
                  {fact}{' '}
                  {address ? (
                    <Link inline href={address}>
                      {cited}
                    </Link>
                  ) : (
                    cited
                  )}
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </>
  );
}
