import { Trans, useLingui } from '@lingui/react/macro';
import { Row } from '#web/ui/layout/Row.tsx';
import { Bars } from '#web/ui/section/Bars.tsx';
import type { FacilityActivity } from './activity-query.ts';
import styles from './Week.module.css';

/** The days of this week, the last eight weeks and the units, as bars. */
export function Activity({ activity: { days, weeks, units } }: { activity: FacilityActivity }) {
  const { t, i18n } = useLingui();
  const nameOf = (day: string, options: Intl.DateTimeFormatOptions) =>
    i18n.date(new Date(day), { ...options, timeZone: 'UTC' });
  return (
    <Row gap={5} lines={4} align="start" className={styles.charts}>
      <Bars
        isStanding
        title={<Trans>Members who played, by day</Trans>}
        of={<Trans>Day</Trans>}
        counts={<Trans>Members</Trans>}
        bars={days.map(({ day, members }) => ({
          id: day,
          name: nameOf(day, { weekday: 'short' }),
          value: members,
          figures: i18n.number(members),
        }))}
      />
      <Bars
        isStanding
        title={<Trans>Members who played, by week</Trans>}
        of={<Trans>Week that began on</Trans>}
        counts={<Trans>Members</Trans>}
        bars={weeks.map(({ from, members }) => ({
          id: from,
          name: nameOf(from, { month: 'numeric', day: 'numeric' }),
          value: members,
          figures: i18n.number(members),
        }))}
      />
      {units.length > 0 && (
        <Bars
          title={<Trans>Members who played in the last seven days, by unit</Trans>}
          of={<Trans>Unit</Trans>}
          counts={<Trans>Members</Trans>}
          bars={units.map(({ name, total, played }) => ({
            id: name ?? 'none',
            name: name ?? t`No unit`,
            value: played,
            of: total,
            figures: t`${i18n.number(played)} of ${i18n.number(total)}`,
          }))}
        />
      )}
    </Row>
  );
}
