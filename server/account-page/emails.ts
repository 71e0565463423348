import { paths, pathWithToken } from '#contract/pages/paths.ts';
import { issueToken } from '#server/accounts/email-tokens.ts';
import { findRecipient } from '#server/accounts/find-recipient.ts';
import type { EmailContent, Reader } from '#server/lib/mail/email.ts';
import type { EmailJobOf } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { findSubscription } from '#server/subscriptions/queries.ts';
import { en } from './texts/emails.en.ts';
import { es } from './texts/emails.es.ts';

const texts = { en, es };

/** The notice that the account is closed, with the link to undo that; null once it was undone. */
export async function renderAccountDeleted(
  { database, clock, publicConfig }: Services,
  { accountId, stopsRenewal }: EmailJobOf<'accountDeleted'>,
  { language, page }: Reader,
): Promise<EmailContent | null> {
  const words = texts[language].accountDeleted;
  const account = await findRecipient(database, accountId);
  if (!account?.deletionRequestedAt) return null;
  const token = await issueToken(database, accountId, 'restore', clock.now());
  const subscription = await findSubscription(database, accountId);
  const isRunning = subscription?.status === 'active' || subscription?.status === 'past_due';
  const isPaying = stopsRenewal || isRunning;
  return {
    to: account.email,
    subject: words.subject,
    paragraphs: [words.lead({ product: publicConfig.brand.product }), words.undo],
    action: { label: words.button, address: page(pathWithToken(paths.restoreAccount, token)) },
    more: [words.forGood, ...(isPaying ? [words.noRenewal, words.staysCanceled] : [])],
  };
}
