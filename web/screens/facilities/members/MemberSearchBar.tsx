import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { noUnit } from '#contract/facilities.ts';
import type { ListedUnit } from '#contract/facility-units.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import type { MemberSearch } from '../member-queries.ts';
import styles from './MemberSearchBar.module.css';

type Order = NonNullable<MemberSearch['order']>;
type Direction = NonNullable<MemberSearch['direction']>;

/** After the last typed letter, so that not every letter is a call. */
const typingEndsAfterMs = 300;

type MemberSearchBarProps = {
  search: MemberSearch;
  onChange: (search: MemberSearch) => void;
  showsResults: boolean;
  /** How many have not started; null while that is not shown. */
  notStarted: number | null;
  units: readonly ListedUnit[];
};

/** Finds members: who has not started in one press, a name, a unit, and the order of the list. */
export function MemberSearchBar({ search, onChange, showsResults, notStarted, units }: MemberSearchBarProps) {
  const { i18n, t } = useLingui();
  const { order = 'lastPlayed', direction, unit = '', status } = search;
  const orders = useOrders(showsResults);
  return (
    <Stack align="start" className={styles.bar}>
      {showsResults && (
        <Button
          aria-pressed={status === 'notStarted'}
          onClick={() => onChange({ ...search, status: status === 'notStarted' ? undefined : 'notStarted' })}
        >
          {notStarted === null ? (
            <Trans>Who has not started</Trans>
          ) : (
            <Trans>Who has not started ({i18n.number(notStarted)})</Trans>
          )}
        </Button>
      )}
      <div className={styles.fields}>
        <NameField onTyped={(typed) => onChange({ ...search, search: typed || undefined })} />
        {units.length > 0 && (
          <SelectField
            label={<Trans>Unit</Trans>}
            value={unit}
            onChange={({ target }) => onChange({ ...search, unit: target.value || undefined })}
          >
            <option value="">{t`All units`}</option>
            {units.map(({ unitId, name }) => (
              <option key={unitId} value={unitId}>
                {name}
              </option>
            ))}
            <option value={noUnit}>{t`No unit`}</option>
          </SelectField>
        )}
        <SelectField
          label={<Trans>Sort by</Trans>}
          value={`${order} ${direction ?? orders.find(([one]) => one === order)?.[1]}`}
          onChange={({ target }) => {
            const [order, direction] = target.value.split(' ') as [Order, Direction];
            onChange({ ...search, order, direction });
          }}
        >
          {orders.map(([order, direction, label]) => (
            <option key={`${order} ${direction}`} value={`${order} ${direction}`}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
    </Stack>
  );
}

function NameField({ onTyped }: { onTyped: (typed: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another letter starts a search
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => onTyped(typed.trim()), typingEndsAfterMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField
      label={<Trans>Find a name</Trans>}
      type="search"
      autoComplete="off"
      spellCheck={false}
      maxLength={100}
      value={typed ?? ''}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}

/** Every order with its directions, the one that the server takes without a direction first. */
function useOrders(showsResults: boolean): [Order, Direction, string][] {
  const { t } = useLingui();
  const always: [Order, Direction, string][] = [
    ['userName', 'ascending', t`Name, A to Z`],
    ['userName', 'descending', t`Name, Z to A`],
    ['unit', 'ascending', t`Unit, A to Z`],
    ['unit', 'descending', t`Unit, Z to A`],
  ];
  if (!showsResults) return always;
  return [
    ['lastPlayed', 'descending', t`Last played, latest first`],
    ['lastPlayed', 'ascending', t`Last played, longest ago first`],
    ['status', 'ascending', t`Status, not started first`],
    ['status', 'descending', t`Status, finished first`],
    ['answered', 'descending', t`Answered, most first`],
    ['answered', 'ascending', t`Answered, fewest first`],
    ['firstTry', 'descending', t`Right on the first try, most first`],
    ['firstTry', 'ascending', t`Right on the first try, fewest first`],
    ...always,
  ];
}
