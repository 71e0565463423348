import { Trans } from '@lingui/react/macro';
import type { Account } from '#contract/own-account.ts';

/** What is deleted with an account, by when, and whether it can be undone. */
export function DeletionSummary({ account }: { account: Account }) {
  return (
    <p>
      {account.email !== null ? (
        <Trans>
          Your account with all its results is deleted for good within 30 days. For 14 days you can change
          your mind.
        </Trans>
      ) : (
        <Trans>
          Your account with all its results is deleted for good within 30 days. We have no email address of
          yours, so this cannot be undone.
        </Trans>
      )}
    </p>
  );
}
