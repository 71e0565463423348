import { Trans, useLingui } from '@lingui/react/macro';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { listTopics } from '#contract/facility-topics.ts';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import styles from './Topics.module.css';

type ColumnChoiceProps = {
  units: ResponseOf<typeof listTopics>['units'];
  /** 0 for all members together, then the units. */
  column: number;
  onChoose: (column: number) => void;
};

/** Chooses the one column that there is room for on a phone. */
export function ColumnChoice({ units, column, onChoose }: ColumnChoiceProps) {
  const { t } = useLingui();
  return (
    <div className={styles.choice}>
      <SelectField
        label={<Trans>Show the figures of</Trans>}
        value={column}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        <option value={0}>{t`All together`}</option>
        {units.map(({ unitId, name }, place) => (
          <option key={unitId} value={place + 1}>
            {name ?? t`No unit`}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
