import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQuery } from '#web/data/queries/account-query.ts';
import { refreshUser } from '#web/data/queries/refresh-user.ts';
import { useRefetch } from '#web/data/queries/use-refetch.ts';
import { LogOutButton } from '#web/screens/log-out/LogOutButton.tsx';
import { AccountPage } from '#web/screens/sign-in/AccountPage.tsx';
import { lazyPart } from '#web/shell/loading/lazy-part.tsx';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { Unbroken } from '#web/ui/text/Unbroken.tsx';
import type { StepAdded } from './two-steps/step-added.ts';

const TurnOn = lazyPart(async () => (await import('./two-steps/TurnOn.tsx')).TurnOn, { inPlace: true });
const RecoveryCodes = lazyPart(async () => (await import('./two-steps/RecoveryCodes.tsx')).RecoveryCodes, {
  inPlace: true,
});

export const handle: ScreenHandle = {
  title: msg`Set up two-step login`,
  questions: [
    {
      question: msg`Why can I see nothing else yet?`,
      answer: msg`You can see what other people store here, so a password is not enough. Set up two-step login first. Then all pages open.`,
    },
  ],
};

/** The one page of an operator without a second step. */
export function Component() {
  const account = useQuery(accountQuery);
  const refetch = useRefetch();
  const [added, setAdded] = useState<StepAdded | null>(null);
  return (
    <AccountPage
      title={
        <Trans>
          Set up <Unbroken>two-step</Unbroken> login
        </Trans>
      }
      links={<LogOutButton />}
    >
      {account.isPending && <Waiting onRetry={() => refetch(accountQuery)} />}
      {account.isError && (
        <RetryNotice onRetry={() => refetch(accountQuery)}>{account.error.message}</RetryNotice>
      )}
      {account.data && !added && <TurnOn account={account.data} onAdded={setAdded} />}
      {added && (
        // Read again only now: from then on this page is closed, and the codes are gone.
        <RecoveryCodes
          message={added.message}
          codes={added.recoveryCodes ?? []}
          onKept={() => void refreshUser()}
        />
      )}
    </AccountPage>
  );
}
