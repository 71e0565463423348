import { paths } from '#contract/pages/paths.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { eq } from '#server/lib/database/query.ts';
import type { EmailContent, Reader } from '#server/lib/mail/email.ts';
import { showDate, showInterval } from '#server/lib/show-date.ts';
import type { EmailJobOf } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import { prices } from '#server/tables/subscriptions.ts';
import { en } from '../texts/emails.en.ts';
import { es } from '../texts/emails.es.ts';
import { partsForMembers, renderAfterClosing, type Writing, writeEmail } from './subscription-texts.ts';

const texts = { en, es };

/** An email about a subscription; null for people without an email address or an account. After the account was closed only money is written about. */
export async function renderSubscriptionEmail(
  { database, publicConfig }: Services,
  { accountId, about, notice }: EmailJobOf<'subscription'>,
  { language, page }: Reader,
): Promise<EmailContent | null> {
  const words = texts[language];
  const [account] = await database
    .select({
      email: accounts.email,
      userType: accounts.userType,
      timeZone: accounts.timeZone,
      deletionRequestedAt: accounts.deletionRequestedAt,
    })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!account?.email) return null;
  // Withdrawn while the email waited.
  if (about.kind === 'priceChange' && notice && !(await hasPrice(database, notice.about))) return null;
  const { product } = publicConfig.brand;
  const isMember = account.userType !== 'individualUser';
  const writing: Writing = {
    words,
    product,
    canceling: isMember ? words.howToCancelAsMember : words.howToCancel,
    day: (at) => showDate(at, account.timeZone, language),
    interval: (months) => showInterval(months, language),
  };
  if (account.deletionRequestedAt) {
    const text = renderAfterClosing(about, writing);
    return text && { to: account.email, ...text };
  }
  if (isMember && about.kind === 'paymentFailed' && about.day !== 0) return null;
  const text = writeEmail(about, writing);
  const shown = isMember ? { ...text, ...partsForMembers(about, writing) } : text;
  const { label, path = paths.subscription, subject, paragraphs } = shown;
  return {
    to: account.email,
    subject,
    paragraphs: paragraphs.slice(0, 1),
    action: { label, address: page(path) },
    more: paragraphs.slice(1),
  };
}

async function hasPrice(database: Database, id: string): Promise<boolean> {
  return (await database.$count(prices, eq(prices.id, id))) > 0;
}
