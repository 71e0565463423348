import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { changeFacility, getFacility, type ListedFacility } from '#contract/operator-facilities.ts';
import { hasRole } from '#contract/operator-roles.ts';
import { send } from '#web/data/api/client.ts';
import { useUser } from '#web/data/session/current-session.ts';
import { formatDate } from '#web/shell/dates.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { DeskState } from '../desk/DeskState.tsx';
import { useDeskRead, useRefetchDesk } from '../desk/desk-queries.ts';
import { FocusedHeading } from '../FocusedHeading.tsx';
import { OperatorFacts, OperatorPart } from '../OperatorPart.tsx';
import { FacilityActions } from './FacilityActions.tsx';
import { FacilityAdministrators, InviteAdministrator } from './FacilityAdministrators.tsx';
import { FacilityForm, type TypedFacility } from './FacilityForm.tsx';
import { EndText, SeatsText, StatusText } from './FacilityTexts.tsx';
import { facilityKey } from './facility-queries.ts';

type FacilityDetailsProps = { facilityId: string; message: string | null; onBack: () => void };

/** One facility: what there is to know, and what an operator can change. */
export function FacilityDetails({ facilityId, message, onBack }: FacilityDetailsProps) {
  const queryKey = facilityKey(facilityId);
  const read = useDeskRead(queryKey, getFacility, { params: { facilityId } });
  const mayChange = hasRole(changeFacility.only, useUser()?.operatorRole);
  const [isChanging, setChanging] = useState(false);
  const [done, setDone] = useState(message === null ? null : { message, count: 0 });
  const refetch = useRefetchDesk('facilities');
  const onDone = (response: { message: string }) => {
    setDone({ message: response.message, count: (done?.count ?? 0) + 1 });
    setChanging(false);
    void refetch();
  };
  const facility = read.data;
  if (facility && isChanging) {
    return <ChangeFacility facility={facility} onDone={onDone} onCancel={() => setChanging(false)} />;
  }
  return (
    <OperatorPart>
      <div>
        <Button onClick={onBack}>
          <Trans>Back to the facilities</Trans>
        </Button>
      </div>
      <DeskState read={read} queryKey={queryKey} />
      {facility && (
        <>
          {/* An outcome takes the focus instead. */}
          {done ? <h3>{facility.name}</h3> : <FocusedHeading>{facility.name}</FocusedHeading>}
          {done && (
            <Notice key={done.count} kind="good" focus>
              {done.message}
            </Notice>
          )}
          <Facts facility={facility} />
          <FacilityAdministrators facility={facility} />
          {mayChange && (
            // A new form after each invitation: the field is empty again.
            <InviteAdministrator key={`after ${done?.count ?? 0}`} facility={facility} onDone={onDone} />
          )}
          {mayChange && (
            <FacilityActions
              facility={facility}
              onDone={onDone}
              onChange={() => {
                setDone(null);
                setChanging(true);
              }}
            />
          )}
        </>
      )}
    </OperatorPart>
  );
}

/** Only what differs, so that a change by somebody else at the same time stays. */
function changesOf(facility: ListedFacility, typed: TypedFacility): Partial<TypedFacility> {
  const { administratorEmail: _, ...agreed } = typed;
  const names = Object.keys(agreed) as (keyof typeof agreed)[];
  const before = { ...facility, language: facility.language ?? 'en' };
  return Object.fromEntries(
    names.filter((name) => typed[name] !== before[name]).map((name) => [name, typed[name]]),
  );
}

type ChangeFacilityProps = {
  facility: ListedFacility;
  onDone: (response: { message: string }) => void;
  onCancel: () => void;
};

function ChangeFacility({ facility, onDone, onCancel }: ChangeFacilityProps) {
  const { facilityId, name } = facility;
  return (
    <OperatorPart>
      <FocusedHeading>
        <Trans>Change {name}</Trans>
      </FocusedHeading>
      <FacilityForm
        facility={facility}
        submitLabel={<Trans>Save</Trans>}
        send={(typed) => send(changeFacility, { params: { facilityId }, body: changesOf(facility, typed) })}
        onSuccess={onDone}
        after={
          <Button onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        }
      />
    </OperatorPart>
  );
}

function Facts({ facility }: { facility: ListedFacility }) {
  const { code, terms, verifiedAt, createdAt, waitingName } = facility;
  return (
    <OperatorFacts>
      {waitingName !== null && (
        <Fact name={<Trans>New name</Trans>}>
          <Trans>{waitingName}: waits for an answer</Trans>
        </Fact>
      )}
      <Fact name={<Trans>Status</Trans>}>
        <StatusText facility={facility} />
      </Fact>
      <Fact name={<Trans>Seats</Trans>}>
        <SeatsText facility={facility} />
      </Fact>
      <Fact name={<Trans>End</Trans>}>
        <EndText facility={facility} />
      </Fact>
      <Fact name={<Trans>Code</Trans>}>{code ?? <Trans>Turned off: nobody can join</Trans>}</Fact>
      <Fact name={<Trans>Agreed price</Trans>}>{terms ?? <Trans>None</Trans>}</Fact>
      <Fact name={<Trans>Verified</Trans>}>
        {verifiedAt === null ? (
          <Trans>No: results of members stay closed</Trans>
        ) : (
          <Trans>Since {formatDate(verifiedAt, 'll')}</Trans>
        )}
      </Fact>
      <Fact name={<Trans>Created</Trans>}>{formatDate(createdAt, 'll')}</Fact>
    </OperatorFacts>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
