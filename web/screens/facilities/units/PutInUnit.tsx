import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type ListedUnit, mostPutAtOnce, putInUnit } from '#contract/facility-units.ts';
import { send } from '#web/data/api/client.ts';
import { ActionButton } from '#web/forms/ActionButton.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { useRefetchMembers } from '../member-queries.ts';
import styles from './Units.module.css';

type PutInUnitProps = {
  units: readonly ListedUnit[];
  /** The members that are chosen in the list. */
  userIds: readonly string[];
  onPut: () => void;
};

const noUnit = 'none';

/** Puts the chosen members into a unit. It is always there, so that nothing moves when one is chosen. Nothing is picked: a press too early would take them out of theirs. */
export function PutInUnit({ units, userIds, onPut }: PutInUnitProps) {
  const { t } = useLingui();
  const [picked, setPicked] = useState('');
  const [message, setMessage] = useState<string | null>(null);
  const refetch = useRefetchMembers();
  const label = <Plural value={userIds.length} one="Move # chosen member" other="Move # chosen members" />;
  const obstacle =
    userIds.length === 0
      ? t`Choose members in the list first.`
      : userIds.length > mostPutAtOnce
        ? t`Choose at most ${mostPutAtOnce}.`
        : picked === ''
          ? t`Choose a unit first.`
          : undefined;
  return (
    <Stack gap={2} align="start" className={styles.put}>
      <SelectField
        label={<Trans>Move chosen members to</Trans>}
        value={picked}
        onChange={({ target }) => setPicked(target.value)}
      >
        <option value="" disabled>
          {t`Choose a unit`}
        </option>
        {units.map(({ unitId, name }) => (
          <option key={unitId} value={unitId}>
            {name}
          </option>
        ))}
        <option value={noUnit}>{t`No unit`}</option>
      </SelectField>
      {obstacle === undefined ? (
        <ActionButton
          label={label}
          sendingLabel={<Trans>One moment...</Trans>}
          send={() =>
            send(putInUnit, { body: { userIds: [...userIds], unitId: picked === noUnit ? null : picked } })
          }
          onSuccess={(response) => {
            setMessage(response.message);
            setPicked('');
            onPut();
            void refetch();
          }}
        />
      ) : (
        <Button disabledBecause={obstacle}>
          <Trans>Move them</Trans>
        </Button>
      )}
      {message !== null && (
        <Notice kind="good" announce>
          {message}
        </Notice>
      )}
    </Stack>
  );
}
