import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { OpenedPerson } from '#contract/operator-people.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { formatDate } from '#web/shell/dates.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { EmailAddress } from '#web/ui/text/EmailAddress.tsx';
import { FocusedHeading } from '../FocusedHeading.tsx';
import { facilityNames, kindNames, roleNames, stateNames, subscriptionNames } from '../names.ts';
import { OperatorFacts, OperatorPart } from '../OperatorPart.tsx';
import { PaymentAttempts } from './PaymentAttempts.tsx';
import { Payments } from './Payments.tsx';
import { PersonActions } from './PersonActions.tsx';
import { personKey, usePerson } from './people-queries.ts';
import { personNumber } from './person-number.ts';

/** An opened person: what there is to know, the payments, and what an operator can do. */
export function PersonDetails({ userId, onBack }: { userId: string; onBack: () => void }) {
  const { data: person, isPending, error } = usePerson(userId);
  const [done, setDone] = useState<{ message: string; count: number } | null>(null);
  const refetchQuery = useRefetch();
  const refetch = () => refetchQuery({ queryKey: personKey(userId) });
  const onDone = ({ message }: { message: string }) => {
    setDone({ message, count: (done?.count ?? 0) + 1 });
    refetch();
  };
  return (
    <OperatorPart>
      <div>
        <Button onClick={onBack}>
          <Trans>Back to the results</Trans>
        </Button>
      </div>
      {isPending && <Waiting onRetry={refetch} />}
      {error && <RetryNotice onRetry={refetch}>{error.message}</RetryNotice>}
      {person && (
        <>
          <FocusedHeading>{person.name ?? person.userName}</FocusedHeading>
          {done && (
            <Notice key={done.count} kind="good" focus>
              {done.message}
            </Notice>
          )}
          <Facts person={person} />
          <PersonActions person={person} onDone={onDone} />
          <Payments person={person} onDone={onDone} />
          <PaymentAttempts userId={userId} />
        </>
      )}
    </OperatorPart>
  );
}

function Facts({ person }: { person: OpenedPerson }) {
  const { i18n } = useLingui();
  const { facility, subscription, operatorRole, devices } = person;
  return (
    <OperatorFacts>
      <Fact name={<Trans>Kind</Trans>}>
        {i18n._(kindNames[person.userType])}
        {operatorRole && (
          <>
            {', '}
            {i18n._(roleNames[operatorRole])}
          </>
        )}
      </Fact>
      <Fact name={<Trans>Account</Trans>}>{i18n._(stateNames[person.state])}</Fact>
      <Fact name={<Trans>Username</Trans>}>{person.userName}</Fact>
      <Fact name={<Trans>Email</Trans>}>
        <Email person={person} />
      </Fact>
      <Fact name={<Trans>Facility</Trans>}>
        {facility ? (
          <>
            {facility.name}, {i18n._(facilityNames[facility.status])}
          </>
        ) : (
          <Trans>None</Trans>
        )}
      </Fact>
      <Fact name={<Trans>Subscription</Trans>}>
        {i18n._(subscriptionNames[subscription.status])}
        {subscription.paidUntil && (
          <>
            {', '}
            <Trans>until {formatDate(subscription.paidUntil, 'll')}</Trans>
          </>
        )}
      </Fact>
      <Fact name={<Trans>Two-step login</Trans>}>
        {person.hasTwoSteps ? <Trans>On</Trans> : <Trans>Off</Trans>}
      </Fact>
      <Fact name={<Trans>Devices logged in</Trans>}>{i18n.number(devices)}</Fact>
      <Fact name={<Trans>Since</Trans>}>{formatDate(person.createdAt, 'll')}</Fact>
      <Fact name={<Trans>Number</Trans>}>{personNumber(person.userId)}</Fact>
    </OperatorFacts>
  );
}

function Email({ person: { email, emailConfirmed, pendingEmail } }: { person: OpenedPerson }) {
  return (
    <>
      {email === null ? <Trans>None</Trans> : <EmailAddress text={email} />}
      {email !== null && !emailConfirmed && (
        <>
          {', '}
          <Trans>not confirmed</Trans>
        </>
      )}
      {pendingEmail !== null && pendingEmail !== email && (
        <>
          {'; '}
          <Trans>
            waits for <EmailAddress text={pendingEmail} />
          </Trans>
        </>
      )}
    </>
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
