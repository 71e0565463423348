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
      answer: msg`Tap Log Out when you stop. If you forgot, look under "Where I am logged in", tap Show, and log that device out.`,
    },
    {
      question: msg`How do I keep a copy of my results?`,
      answer: msg`Tap Generate Report at the top of the page. You can print it or save it. To get all that we keep about you in one file, tap "Download all my data".`,
    },
  ],
};

export function Component() {
  const account = useQuery(accountQuery);
  const refetch = useRefetch();
  return (
    <div className={styles.account}>
      <h1>
        <Trans>My account</Trans>
      </h1>
      {account.isPending && <Waiting onRetry={() => refetch(accountQuery)} />}
      {account.isError && (
        <RetryNotice onRetry={() => refetch(accountQuery)}>{account.error.message}</RetryNotice>
      )}
      {account.data && <Sections account={account.data} />}
    </div>
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
      <div className={styles.card}>
        <DisplaySection />
      </div>
      <div className={styles.card}>
        <NameSection account={account} />
        <EmailSection account={account} />
        <PasswordSection account={account} />
        <ProvidersSection account={account} />
        <TwoStepsSection account={account} />
      </div>
      <div className={styles.card}>
        {hasSubscription && <SubscriptionSection isIndividual={isIndividual} />}
        <FacilitySection account={account} />
        <ResultsSection account={account} />
      </div>
      <div className={styles.card}>
        <DevicesSection account={account} />
        <SignInsSection />
        <ConsentsSection consents={account.consents} />
        <StudySection study={account.study} />
      </div>
      <div className={styles.last}>
        <DeleteSection account={account} />
      </div>
    </>
  );
}
