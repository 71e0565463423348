import { Trans } from '@lingui/react/macro';
import { createPortal } from 'react-dom';
import { locales } from '#contract/pages/languages.ts';
import { language } from '#web/lib/language.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { usePrint } from '#web/ui/controls/use-print.ts';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { calendarWeeks } from './calendar-weeks.ts';
import styles from './FallsCalendar.module.css';

const months = Array.from({ length: 12 }, (_, place) => place);

/** A sheet for each of the next twelve months, to mark every day on (after the ProFaNE consensus). */
export function FallsCalendar() {
  const { printed, print } = usePrint<true>();
  const now = new Date();
  return (
    <Stack gap={2} align="start">
      <p>
        <Trans>
          Mark each day on paper, and answer the monthly question from it. One sheet for each of the next 12
          months.
        </Trans>
      </p>
      <Button onClick={() => print(true)}>
        <Trans>Print a falls calendar</Trans>
      </Button>
      {printed &&
        createPortal(
          <div className={styles.sheet}>
            {months.map((place) => (
              <MonthSheet key={place} year={now.getFullYear()} month={now.getMonth() + place} />
            ))}
          </div>,
          document.body,
        )}
    </Stack>
  );
}

/** The first Sunday of 2026, from which names of weekdays are taken. */
const sunday = Date.UTC(2026, 0, 4);
const inUtc = (parts: Intl.DateTimeFormatOptions, at: number) =>
  new Intl.DateTimeFormat(locales[language], { ...parts, timeZone: 'UTC' }).format(at);

function MonthSheet({ year, month }: { year: number; month: number }) {
  return (
    <section className={styles.month}>
      <h1>{inUtc({ month: 'long', year: 'numeric' }, Date.UTC(year, month, 1))}</h1>
      <p>
        <Trans>
          Every evening, write <strong>N</strong> for no fall, or <strong>F</strong> if you fell.
        </Trans>
      </p>
      <table>
        <thead>
          <tr>
            {[0, 1, 2, 3, 4, 5, 6].map((day) => (
              <th key={day} scope="col">
                {inUtc({ weekday: 'short' }, sunday + day * 86_400_000)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calendarWeeks(year, month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, weekday) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a weekday is its place
                <td key={weekday}>{day}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <Trans>
          Did you slip or trip? It is a fall if you lost your balance and landed on the floor, on the ground
          or lower.
        </Trans>
      </p>
      <p>
        <Trans>Did you fall? Please tell your doctor or nurse, too.</Trans>
      </p>
    </section>
  );
}
