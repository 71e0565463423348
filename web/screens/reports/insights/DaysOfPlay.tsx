import { Plural, Trans } from '@lingui/react/macro';
import dayjs from 'dayjs';
import type { Playthrough } from '#contract/answers.ts';
import { type DayFigures, dayFigures } from '#contract/rules/report-figures.ts';
import { formatDate } from '#web/shell/dates.ts';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Fold } from '#web/ui/section/Fold.tsx';
import styles from './DaysOfPlay.module.css';

/** The earlier days are one tap away, so that the page stays short. */
const mostShown = 7;

/** The number of answered exercises at the end of each day of play, as bars with figures. */
export function DaysOfPlay({ playthrough }: { playthrough: Playthrough }) {
  const days = dayFigures(playthrough, (instant) => dayjs(instant).format('YYYY-MM-DD'));
  if (days.length < 2) return null;
  const total = playthrough.totalExercises;
  const earlier = days.slice(0, -mostShown);
  return (
    <Fold title={<Trans>Your days of play</Trans>}>
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>
            <Plural value={earlier.length} one="Show # earlier day" other="Show # earlier days" />
          </summary>
          <Days days={earlier} total={total} />
        </details>
      )}
      <Days days={days.slice(-mostShown)} total={total} />
    </Fold>
  );
}

function Days({ days, total }: { days: readonly DayFigures[]; total: number }) {
  return (
    <Stack as="ol" gap={2} className={styles.days}>
      {days.map(({ day, answered }) => (
        <li key={day} className={styles.day}>
          <span>{formatDate(day, 'll')}</span>
          <span aria-hidden="true">
            <span className={styles.bar} style={{ width: `${(100 * answered) / total}%` }} />
          </span>
          <span className={styles.figure}>
            <Trans>
              {answered} of {total}
            </Trans>
          </span>
        </li>
      ))}
    </Stack>
  );
}
