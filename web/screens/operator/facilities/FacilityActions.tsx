import { Trans } from '@lingui/react/macro';
import {
  acceptFacilityName,
  giveFacilityNewCode,
  type ListedFacility,
  refuseFacilityName,
  turnFacilityCodeOff,
  verifyFacility,
} from '#contract/operator-facilities.ts';
import { send } from '#web/data/api/client.ts';
import { ActionButton } from '#web/forms/ActionButton.tsx';
import { ConfirmButton } from '#web/forms/ConfirmButton.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Row } from '#web/ui/layout/Row.tsx';

type FacilityActionsProps = {
  facility: ListedFacility;
  onDone: (response: { message: string }) => void;
  onChange: () => void;
};

const oneMoment = <Trans>One moment...</Trans>;

type NameAnswersProps = Pick<FacilityActionsProps, 'onDone'> & {
  params: { facilityId: string };
  name: string;
  waitingName: string;
};

/** The answers to a new name. The name that is shown is sent along: nobody answers for a later one. */
function NameAnswers({ params, name, waitingName, onDone }: NameAnswersProps) {
  const body = { name: waitingName };
  return (
    <>
      <ConfirmButton
        label={<Trans>Accept the new name</Trans>}
        title={<Trans>Call it {waitingName}?</Trans>}
        keepLabel={<Trans>Not yet</Trans>}
        confirm={{ variant: 'primary', label: <Trans>Accept the new name</Trans>, sendingLabel: oneMoment }}
        send={() => send(acceptFacilityName, { params, body })}
        onSuccess={onDone}
      >
        <p>
          <Trans>It is called {name} now. The new name is in emails to people who do not know us yet.</Trans>
        </p>
      </ConfirmButton>
      <ConfirmButton
        label={<Trans>Refuse the new name</Trans>}
        title={<Trans>Refuse the name {waitingName}?</Trans>}
        keepLabel={<Trans>Not yet</Trans>}
        confirm={{ label: <Trans>Refuse the new name</Trans>, sendingLabel: oneMoment }}
        send={() => send(refuseFacilityName, { params, body })}
        onSuccess={onDone}
      >
        <p>
          <Trans>It is still called {name}. Its administrators get an email that says so.</Trans>
        </p>
      </ConfirmButton>
    </>
  );
}

/** What an operator can do with a facility. */
export function FacilityActions({ facility, onDone, onChange }: FacilityActionsProps) {
  const { facilityId, name, waitingName, code, verifiedAt } = facility;
  const params = { facilityId };
  return (
    <Row>
      <Button onClick={onChange}>
        <Trans>Change</Trans>
      </Button>
      {waitingName !== null && <NameAnswers {...{ params, name, waitingName, onDone }} />}
      {verifiedAt === null && (
        <ConfirmButton
          label={<Trans>Verify</Trans>}
          title={<Trans>Do you know who runs {name}?</Trans>}
          keepLabel={<Trans>Not yet</Trans>}
          confirm={{ variant: 'primary', label: <Trans>Verify</Trans>, sendingLabel: oneMoment }}
          send={() => send(verifyFacility, { params })}
          onSuccess={onDone}
        >
          <p>
            <Trans>
              Verify it only when you are sure. Its administrators then see how each member gets on.
            </Trans>
          </p>
        </ConfirmButton>
      )}
      {code === null ? (
        <ActionButton
          label={<Trans>Give it a code</Trans>}
          sendingLabel={oneMoment}
          send={() => send(giveFacilityNewCode, { params })}
          onSuccess={onDone}
        />
      ) : (
        <>
          <ConfirmButton
            label={<Trans>Replace the code</Trans>}
            title={<Trans>Replace the code {code}?</Trans>}
            keepLabel={<Trans>Keep this code</Trans>}
            confirm={{ label: <Trans>Replace the code</Trans>, sendingLabel: oneMoment }}
            send={() => send(giveFacilityNewCode, { params })}
            onSuccess={onDone}
          >
            <p>
              <Trans>It gets a new code, and nobody can join with the old one. Members stay members.</Trans>
            </p>
          </ConfirmButton>
          <ConfirmButton
            label={<Trans>Turn the code off</Trans>}
            title={<Trans>Turn the code {code} off?</Trans>}
            keepLabel={<Trans>Keep this code</Trans>}
            confirm={{ label: <Trans>Turn the code off</Trans>, sendingLabel: oneMoment }}
            send={() => send(turnFacilityCodeOff, { params })}
            onSuccess={onDone}
          >
            <p>
              <Trans>Nobody can join until it gets a new code. Members stay members.</Trans>
            </p>
          </ConfirmButton>
        </>
      )}
    </Row>
  );
}
