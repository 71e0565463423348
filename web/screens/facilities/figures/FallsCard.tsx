import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { type CountedFalls, fallRate, sumOfFalls } from '#contract/rules/fall-rate.ts';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { Bars } from '#web/ui/section/Bars.tsx';
import type { OnChanged } from '../on-changed.ts';
import { TitledCard } from '../TitledCard.tsx';
import { type FallsMonth, FallsTable } from './FallsTable.tsx';
import styles from './Figures.module.css';
import type { FacilityFigures } from './figures-query.ts';

/** All units together, or the id of one; `none` is for residents of no unit. */
type Place = 'all' | 'none' | (string & {});

type FallsCardProps = { figures: FacilityFigures; onDone: OnChanged };

/** The falls of a year as a chart and a table, to enter and correct. */
export function FallsCard({ figures: { units, months, falls }, onDone }: FallsCardProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [chosen, setChosen] = useState<Place>('all');
  const hasUnits = units.length > 0;
  const place = hasUnits ? chosen : 'none';
  const own = place === 'all' ? falls : falls.filter(({ unitId }) => (unitId ?? 'none') === place);
  const shown: FallsMonth[] = months.map((month) => ({
    month,
    count: sumOfFalls(own.filter((one) => one.month === month)),
  }));
  const nameOf = (month: string, options: Intl.DateTimeFormatOptions) =>
    i18n.date(new Date(`${month}-01`), { ...options, timeZone: 'UTC' });
  const placeName = units.find(({ unitId }) => unitId === place)?.name ?? null;
  return (
    <TitledCard title={<Trans>Falls in the last 12 months</Trans>}>
      <p>
        <Trans>
          Enter how many falls your staff counted in each unit and month, and the resident days. These are
          numbers of a whole unit. Enter no names: nothing here is about one person.
        </Trans>
      </p>
      {hasUnits && (
        <div className={styles.choice}>
          <SelectField
            id={id}
            label={<Trans>Show</Trans>}
            hint={<Trans>To enter numbers, choose a unit here.</Trans>}
            value={place}
            onChange={({ target }) => setChosen(target.value)}
          >
            <option value="all">{t`All units together`}</option>
            {units.map(({ unitId, name }) => (
              <option key={unitId} value={unitId}>
                {name}
              </option>
            ))}
            <option value="none">{t`No unit`}</option>
          </SelectField>
        </div>
      )}
      <Year counts={own} />
      {own.length > 0 && (
        <Bars
          isStanding
          isLong
          isTold
          title={<Trans>Falls for 1,000 resident days</Trans>}
          of={<Trans>Month</Trans>}
          counts={<Trans>Falls for 1,000 resident days</Trans>}
          bars={shown.map(({ month, count }) => {
            const rate = count && fallRate(count);
            return {
              id: month,
              name: nameOf(month, { month: 'short', year: '2-digit' }),
              value: rate ?? 0,
              figures: rate === null ? '–' : i18n.number(rate, { minimumFractionDigits: 1 }),
            };
          })}
        />
      )}
      <p className={styles.small}>
        <Trans>
          This shows how many falls were counted. It does not show why. With few falls, a rate goes up and
          down by chance.
        </Trans>
      </p>
      <FallsTable
        key={place}
        months={shown.toReversed()}
        unit={place === 'all' ? null : { unitId: place === 'none' ? null : place, name: placeName }}
        onDone={onDone}
      />
    </TitledCard>
  );
}

/** The whole year in one sentence. */
function Year({ counts }: { counts: readonly CountedFalls[] }) {
  const { i18n } = useLingui();
  const year = sumOfFalls(counts);
  if (!year)
    return (
      <p>
        <Trans>Nothing is entered yet.</Trans>
      </p>
    );
  const rate = fallRate(year);
  const [falls, residentDays] = [i18n.number(year.falls), i18n.number(year.residentDays)];
  return (
    <p>
      {rate === null ? (
        <Trans>In these months there were no resident days, so there is no rate.</Trans>
      ) : (
        <Trans>
          Falls for 1,000 resident days in all months together:{' '}
          <strong>{i18n.number(rate, { minimumFractionDigits: 1 })}</strong> (falls: {falls}, resident days:{' '}
          {residentDays}).
        </Trans>
      )}
    </p>
  );
}
