import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { mostPutAtOnce, putInUnit } from '#contract/facility-units.ts';
import { paths } from '#contract/pages/paths.ts';
import { send } from '#web/data/api/client.ts';
import { ActionButton } from '#web/forms/ActionButton.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { useUnits } from '../member-queries.ts';
import type { OnChanged } from '../on-changed.ts';

type PutInUnitProps = {
  /** The members that are chosen in the list. */
  userIds: readonly string[];
  onPut: OnChanged;
};

const noUnit = 'none';

/** Puts the chosen members into a unit. Nothing is picked at first: a press too early would take them out of theirs. */
export function PutInUnit({ userIds, onPut }: PutInUnitProps) {
  const { t } = useLingui();
  const [picked, setPicked] = useState('');
  const units = useUnits().data?.units ?? [];
  if (units.length === 0) {
    return (
      <LinkButton to={paths.facilityUnits}>
        <Trans>Add a unit to move them to</Trans>
      </LinkButton>
    );
  }
  const obstacle =
    userIds.length > mostPutAtOnce
      ? t`Choose at most ${mostPutAtOnce}.`
      : picked === ''
        ? t`Choose a unit first.`
        : undefined;
  return (
    <>
      <SelectField
        compact
        label={<Trans>Move chosen members to</Trans>}
        value={picked}
        onChange={({ target }) => setPicked(target.value)}
      >
        <option value="" disabled>
          {t`Move to a unit`}
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
          label={<Trans>Move them</Trans>}
          sendingLabel={<Trans>One moment...</Trans>}
          send={() =>
            send(putInUnit, { body: { userIds: [...userIds], unitId: picked === noUnit ? null : picked } })
          }
          onSuccess={(response) => {
            setPicked('');
            onPut(response);
          }}
        />
      ) : (
        <Button reasonInside disabledBecause={obstacle}>
          <Trans>Move them</Trans>
        </Button>
      )}
    </>
  );
}
