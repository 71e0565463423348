import { paths, pathWithToken } from '#contract/pages/paths.ts';
import { issueToken } from '#server/accounts/email-tokens.ts';
import { findRecipient } from '#server/accounts/find-recipient.ts';
import type { EmailContent } from '#server/lib/mail/email.ts';
import type { EmailJobOf } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { findSubscription } from '#server/subscriptions/queries.ts';

/** The notice that the account is closed, with the link to undo that; null once it was undone. */
export async function renderAccountDeleted(
  { database, clock, publicConfig }: Services,
  { accountId, stopsRenewal, origin }: EmailJobOf<'accountDeleted'>,
): Promise<EmailContent | null> {
  const account = await findRecipient(database, accountId);
  if (!account?.deletionRequestedAt) return null;
  const token = await issueToken(database, accountId, 'restore', clock.now());
  const subscription = await findSubscription(database, accountId);
  const isRunning = subscription?.status === 'active' || subscription?.status === 'past_due';
  const isPaying = stopsRenewal || isRunning;
  return {
    to: account.email,
    subject: 'Your account is being deleted',
    paragraphs: [
      `Your ${publicConfig.brand.product} account is closed. Nobody can log in with it anymore.`,
      'Did you change your mind? This link brings it back within 14 days.',
    ],
    action: { label: 'Keep my account', address: origin + pathWithToken(paths.restoreAccount, token) },
    more: [
      'All that we keep about you is deleted for good within 30 days.',
      ...(isPaying
        ? [
            'Your subscription will not renew. Nothing more will be charged.',
            'If you come back, your subscription stays canceled. You can start it again then.',
          ]
        : []),
    ],
  };
}
