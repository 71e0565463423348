import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { noUnit } from '#contract/facilities.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { type MemberSearch, useMembers, useUnits } from '../member-queries.ts';
import styles from './Members.module.css';

type Order = NonNullable<MemberSearch['order']>;
type Direction = NonNullable<MemberSearch['direction']>;

/** After the last typed letter, so that not every letter is a call. */
const typingEndsAfterMs = 300;

type MemberFiltersProps = {
  search: MemberSearch;
  onChange: (search: MemberSearch) => void;
  showsResults: boolean;
};

/** Finds members: a name, who has not started in one press, a unit, and, where the table has no headings, an order. */
export function MemberFilters({ search, onChange, showsResults }: MemberFiltersProps) {
  const { i18n, t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { order = 'lastPlayed', direction, unit = '', status } = search;
  const orders = useOrders(showsResults);
  const units = useUnits().data?.units ?? [];
  const notStarted = useMembers(search).data?.notStarted ?? null;
  const change = (part: Partial<MemberSearch>) => onChange({ ...search, page: undefined, ...part });
  return (
    <Row wrap={false} className={styles.tools}>
      <NameField onTyped={(typed) => change({ search: typed || undefined })} />
      <Button className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Trans>Filter</Trans>
      </Button>
      <Row className={styles.filters} data-open={isOpen}>
        {units.length > 0 && (
          <SelectField
            compact
            label={<Trans>Unit</Trans>}
            value={unit}
            onChange={({ target }) => change({ unit: target.value || undefined })}
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
        <div className={styles.order}>
          <SelectField
            compact
            label={<Trans>Sort by</Trans>}
            value={`${order} ${direction ?? orders.find(([one]) => one === order)?.[1]}`}
            onChange={({ target }) => {
              const [order, direction] = target.value.split(' ') as [Order, Direction];
              change({ order, direction });
            }}
          >
            {orders.map(([order, direction, label]) => (
              <option key={`${order} ${direction}`} value={`${order} ${direction}`}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
        {showsResults && (
          <Button
            aria-pressed={status === 'notStarted'}
            onClick={() => change({ status: status === 'notStarted' ? undefined : 'notStarted' })}
          >
            {notStarted === null ? (
              <Trans>Who has not started</Trans>
            ) : (
              <Trans>Who has not started ({i18n.number(notStarted)})</Trans>
            )}
          </Button>
        )}
      </Row>
    </Row>
  );
}

function NameField({ onTyped }: { onTyped: (typed: string) => void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another letter starts a search
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => onTyped(typed.trim()), typingEndsAfterMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div className={styles.name}>
      <TextField
        compact
        label={<Trans>Find a name</Trans>}
        placeholder={t`Find a name`}
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={typed ?? ''}
        onChange={({ target }) => setTyped(target.value)}
      />
    </div>
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
