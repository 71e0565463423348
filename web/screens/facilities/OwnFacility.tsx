import { Plural, Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { replaceFacilityCode, revokeFacilityCode } from '#contract/facilities.ts';
import { facilityName } from '#contract/fields.ts';
import { type Account, changeAccount } from '#contract/own-account.ts';
import { paths } from '#contract/pages/paths.ts';
import { send } from '#web/data/api/client.ts';
import { ActionButton } from '#web/forms/ActionButton.tsx';
import { ConfirmButton } from '#web/forms/ConfirmButton.tsx';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { formatUtcDay } from '#web/shell/dates.ts';
import { Link } from '#web/ui/controls/Link.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Lines } from '#web/ui/section/List.tsx';
import { hasEnded } from './has-ended.ts';
import { InviteCode } from './invite/InviteCode.tsx';
import styles from './OwnFacility.module.css';
import type { OnChanged } from './on-changed.ts';

type OwnFacilityProps = { facility: NonNullable<Account['facility']>; onChanged: OnChanged };

/** For a facility's administrator: the code to hand out, and its seats. */
export function OwnFacility({ facility, onChanged }: OwnFacilityProps) {
  const { i18n } = useLingui();
  const { status, seats, endsAt, terms } = facility;
  const limit = i18n.number(seats?.limit ?? 0);
  return (
    <>
      <HowToJoin facility={facility} onChanged={onChanged} />
      <Lines>
        <WaitingName facility={facility} />
        {seats && (
          <p>
            <Plural
              value={seats.taken}
              one={`# of ${limit} seats is taken.`}
              other={`# of ${limit} seats are taken.`}
            />
          </p>
        )}
        {status !== 'suspended' && (
          <p>
            <LastDay status={status} endsAt={endsAt} />
          </p>
        )}
        {terms && (
          <p>
            <Trans>Agreed price: {terms}.</Trans>
          </p>
        )}
      </Lines>
      <p>
        <Trans>We send invoices by mail, not here. To change seats or price, write to us.</Trans>
      </p>
      <Link to={paths.contact}>
        <Trans>Write to us</Trans>
      </Link>
    </>
  );
}

function HowToJoin({ facility, onChanged }: OwnFacilityProps) {
  const { code } = facility;
  if (hasEnded(facility)) return null;
  return code ? (
    <Code code={code} facility={facility} onChanged={onChanged} />
  ) : (
    <NoCode onChanged={onChanged} />
  );
}

type LastDayProps = Pick<OwnFacilityProps['facility'], 'status' | 'endsAt'>;

function LastDay({ status, endsAt }: LastDayProps) {
  if (!endsAt && status === 'trial')
    return <Trans>It is free for 30 days, from the day when the first member joins.</Trans>;
  if (!endsAt) return <Trans>Your access has no last day.</Trans>;
  const day = formatUtcDay(endsAt);
  return status === 'ended' ? (
    <Trans>Your access ended on {day}.</Trans>
  ) : (
    <Trans>Your access ends on {day}.</Trans>
  );
}

const schema = z.object({ facilityName });

/** The new name that we look at first, until it is the facility's. */
export function WaitingName({ facility: { waitingName } }: { facility: OwnFacilityProps['facility'] }) {
  if (!waitingName) return null;
  return (
    <p>
      <Trans>New name: {waitingName}. We look at it first. Until then the old name stays.</Trans>
    </p>
  );
}

export function FacilityNameForm({ facility, onChanged }: OwnFacilityProps) {
  const { name, waitingName = name, verified = false } = facility;
  const form = useZodForm(schema, { facilityName: waitingName });
  return (
    <Form
      form={form}
      submitLabel={<Trans>Save the facility's name</Trans>}
      sendingLabel={<Trans>Saving...</Trans>}
      send={(body) => send(changeAccount, { body })}
      onSuccess={onChanged}
    >
      <TextField
        label={<Trans>Name of the facility</Trans>}
        hint={
          verified && <Trans>Your members and our emails show this name. We look at a new one first.</Trans>
        }
        autoComplete="organization"
        {...form.field('facilityName')}
      />
    </Form>
  );
}

function Code({ code, facility, onChanged }: OwnFacilityProps & { code: string }) {
  return (
    <InviteCode code={code} facility={facility}>
      <ConfirmButton
        label={<Trans>Replace the code</Trans>}
        title={<Trans>Replace the facility code?</Trans>}
        keepLabel={<Trans>Keep this code</Trans>}
        confirm={{ label: <Trans>Replace the code</Trans>, sendingLabel: <Trans>Replacing...</Trans> }}
        send={() => send(replaceFacilityCode, {})}
        onSuccess={onChanged}
      >
        <p>
          <Trans>
            Nobody can sign up with the old code anymore. People who have joined can keep playing.
          </Trans>
        </p>
      </ConfirmButton>
      <ConfirmButton
        label={<Trans>Turn off the code</Trans>}
        title={<Trans>Turn off the facility code?</Trans>}
        keepLabel={<Trans>Keep this code</Trans>}
        confirm={{ label: <Trans>Turn off the code</Trans>, sendingLabel: <Trans>One moment...</Trans> }}
        send={() => send(revokeFacilityCode, {})}
        onSuccess={onChanged}
      >
        <p>
          <Trans>
            Nobody can sign up until you make a new code. People who have joined can keep playing.
          </Trans>
        </p>
      </ConfirmButton>
    </InviteCode>
  );
}

/** Shown after the code was turned off. */
function NoCode({ onChanged }: { onChanged: OnChanged }) {
  return (
    <Stack gap={2} className={styles.codeBox}>
      <p>
        <Trans>Nobody can join your facility now. It has no code.</Trans>
      </p>
      <Row>
        <ActionButton
          label={<Trans>Make a new code</Trans>}
          sendingLabel={<Trans>One moment...</Trans>}
          send={() => send(replaceFacilityCode, {})}
          onSuccess={onChanged}
        />
      </Row>
    </Stack>
  );
}
