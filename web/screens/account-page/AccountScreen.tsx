import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Account } from '#contract/own-account.ts';
import { accountQuery } from '#web/data/queries/account-query.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { useUser } from '#web/data/session/current-session.ts';
import { FacilitySection } from '#web/screens/facilities/FacilitySection.tsx';
import { SubscriptionSection } from '#web/screens/subscriptions/SubscriptionSection.tsx';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import styles from './AccountScreen.module.css';
import { DeleteSection } from './deletion/DeleteSection.tsx';
import { ConsentsSection } from './sections/ConsentsSection.tsx';
import { DevicesSection } from './sections/DevicesSection.tsx';
import { DisplaySection } from './sections/DisplaySection.tsx';
import { EmailSection } from './sections/EmailSection.tsx';
import { NameSection } from './sections/NameSection.tsx';
import { PasswordSection } from './sections/PasswordSection.tsx';
import { ProvidersSection } from './sections/ProvidersSection.tsx';
import { ResultsSection } from './sections/ResultsSection.tsx';
import { SignInsSection } from './sections/SignInsSection.tsx';
import { StudySection } from './sections/StudySection.tsx';
import { TwoStepsSection } from './two-steps/TwoStepsSection.tsx';

export const handle: ScreenHandle = {
  title: msg`My account`,
  questions: [
    {
      question: msg`I use a tablet that is not mine. What should I do?`,
      answer: msg`Choose Log Out when you stop. If you forgot, look under "Where I am logged in", choose Show, and log that device out.`,
    },
    {
      question: msg`How do I keep a copy of my results?`,
      answer: msg`Choose Generate Report at the top of the page. You can print it or save it. To get all that we keep about you in one file, choose "Download all my data".`,
    },
  ],
};

export function Component() {
  const account = useQuery(accountQuery);
  const refetch = useRefetch();
  return (
    <Stack className={styles.account}>
      <h1>
        <Trans>My account</Trans>
      </h1>
      {account.isPending && <Waiting onRetry={() => refetch(accountQuery)} />}
      {account.isError && (
        <RetryNotice onRetry={() => refetch(accountQuery)}>{account.error.message}</RetryNotice>
      )}
      {account.data && <Sections account={account.data} />}
    </Stack>
  );
}

/** Display comes first, because people who cannot read the rest look for it; what cannot be taken back comes last. */
function Sections({ account }: { account: Account }) {
  const user = useUser();
  const isIndividual = account.userType === 'individualUser';
  // A member of a facility may have paid before.
  const hasSubscription = isIndividual || user?.isSubscribed || user?.amountCharge != null;
  return (
    <>
      <Card flush>
        <DisplaySection />
      </Card>
      <Card flush>
        <NameSection account={account} />
        <EmailSection account={account} />
        <PasswordSection account={account} />
        <ProvidersSection account={account} />
        <TwoStepsSection account={account} />
      </Card>
      <Card flush>
        {hasSubscription && <SubscriptionSection isIndividual={isIndividual} />}
        <FacilitySection account={account} />
        <ResultsSection account={account} />
      </Card>
      <Card flush>
        <DevicesSection account={account} />
        <SignInsSection />
        <ConsentsSection consents={account.consents} />
        <StudySection study={account.study} isClosed={account.isStudyClosed} />
      </Card>
      <div className={styles.last}>
        <DeleteSection account={account} />
      </div>
    </>
  );
}
