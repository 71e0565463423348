import { Trans, useLingui } from '@lingui/react/macro';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import type { Playthrough } from '#contract/answers.ts';
import type { Game } from '#contract/game.ts';
import {
  dayFigures,
  isNoticedWell,
  type KindFigures,
  kindFigures,
  missedExercises,
} from '#contract/scoring/report-figures.ts';
import { Explanation } from '#web/game/Explanation.tsx';
import { formatDate } from '#web/shell/dates.ts';
import styles from './Insights.module.css';
import { useKindName } from './kind-name.ts';

/** Strong points, what to practice, the days of play, and the explanation of each missed exercise. */
export function Insights({ playthrough, game }: { playthrough: Playthrough; game: Game }) {
  const kinds = kindFigures(
    playthrough,
    new Map(game.exercises.map(({ exercise_id, signal }) => [exercise_id, signal])),
  );
  const missed = missedExercises(playthrough);
  const retired = new Map(
    playthrough.exercises.flatMap(({ exercise_id, retired_title }) =>
      retired_title === undefined ? [] : [[exercise_id, retired_title] as const],
    ),
  );
  return (
    <div className={styles.insights}>
      <KindList title={<Trans>Your strong points</Trans>} kinds={kinds.filter(isNoticedWell)} />
      <KindList
        title={<Trans>What to practice</Trans>}
        kinds={kinds.filter((kind) => !isNoticedWell(kind))}
      />
      <ProgressChart playthrough={playthrough} />
      {missed.length > 0 && (
        <section className={styles.missed}>
          <h2>
            <Trans>Look at these again</Trans>
          </h2>
          {game.exercises
            .filter(({ exercise_id }) => missed.includes(exercise_id))
            .map((exercise) => (
              <details key={exercise.exercise_id} className={styles.lesson}>
                <summary>
                  <Trans>
                    Exercise {exercise.exercise_id}:{' '}
                    {retired.get(exercise.exercise_id) ?? exercise.title_after}
                  </Trans>
                </summary>
                {retired.has(exercise.exercise_id) ? (
                  <p>
                    <Trans>Another exercise has taken its place since you played it.</Trans>
                  </p>
                ) : (
                  <Explanation exercise={exercise} />
                )}
              </details>
            ))}
        </section>
      )}
    </div>
  );
}

function KindList({ title, kinds }: { title: ReactNode; kinds: readonly KindFigures[] }) {
  const nameOf = useKindName();
  if (kinds.length === 0) return null;
  return (
    <section className={styles.kinds}>
      <h2>{title}</h2>
      <ul>
        {kinds.map(({ kind, answered, firstTry }) => (
          <li key={kind}>
            <strong>{nameOf(kind)}</strong>:{' '}
            <Trans>
              you spotted {firstTry} of {answered} the first time
            </Trans>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The number of answered exercises at the end of each day of play, as bars with figures. */
function ProgressChart({ playthrough }: { playthrough: Playthrough }) {
  const { t } = useLingui();
  const days = dayFigures(playthrough, (instant) => dayjs(instant).format('YYYY-MM-DD'));
  if (days.length < 2) return null;
  return (
    <section className={styles.growth}>
      <h2>
        <Trans>Your days of play</Trans>
      </h2>
      <ol>
        {days.map(({ day, answered }) => (
          <li key={day}>
            <span>{formatDate(day, 'll')}</span>
            <span
              className={styles.bar}
              style={{ width: `${(100 * answered) / playthrough.totalExercises}%` }}
            />
            <span>{t`${answered} of ${playthrough.totalExercises}`}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
