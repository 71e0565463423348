import { paths, pathWithToken } from '#contract/pages/paths.ts';
import { dayMs } from '#server/lib/clock.ts';
import type { EmailContent, Reader } from '#server/lib/mail/email.ts';
import { showDate } from '#server/lib/show-date.ts';
import type { EmailJobOf } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { findOpenChange, issueUndoToken } from './email-changes.ts';
import { issueToken } from './email-tokens.ts';
import { findRecipient } from './find-recipient.ts';
import { en } from './texts/emails.en.ts';
import { es } from './texts/emails.es.ts';

const texts = { en, es };

/** The emails about an account whose former address can still take it back. */

/** To the former address: the account may have been taken from its reader. */
export async function renderPasswordResetElsewhere(
  { database, clock, publicConfig }: Services,
  { changeId }: EmailJobOf<'passwordResetElsewhere'>,
  { language, page }: Reader,
): Promise<EmailContent | null> {
  const words = texts[language].passwordResetElsewhere;
  const change = await issueUndoToken(database, changeId, clock.now());
  if (!change?.token) return null;
  return {
    to: change.oldEmail,
    subject: words.subject,
    paragraphs: [words.lead({ product: publicConfig.brand.product })],
    action: {
      label: words.button,
      address: page(pathWithToken(paths.undoEmailChange, change.token)),
    },
    more: [words.itWasYou],
    notes: [words.link],
  };
}

/** To the present address: somebody else may have made the account, so that its time zone is no sign of the reader's. */
export async function renderFormerAddress(
  { database, clock, publicConfig }: Services,
  { accountId }: EmailJobOf<'formerAddress'>,
  { language, page }: Reader,
): Promise<EmailContent | null> {
  const words = texts[language].formerAddress;
  const now = clock.now();
  const account = await findRecipient(database, accountId);
  const change = await findOpenChange(database, accountId, now);
  if (!account || !change) return null;
  const days = (change.expiresAt.getTime() - now.getTime()) / dayMs;
  const token = await issueToken(database, accountId, 'release_email', now, { days });
  return {
    to: account.email,
    subject: words.subject,
    paragraphs: [
      words.lead({
        product: publicConfig.brand.product,
        userName: account.userName,
        made: showDate(account.createdAt, null, language),
      }),
    ],
    action: {
      label: words.button,
      address: page(pathWithToken(paths.releaseEmail, token)),
    },
    more: [
      words.until({
        since: showDate(change.notifiedAt, null, language),
        until: showDate(change.expiresAt, null, language),
      }),
      words.yours,
    ],
  };
}

/** To the former address, which the account has again. */
export async function renderAddressReturned(
  { database, publicConfig }: Services,
  { accountId }: EmailJobOf<'addressReturned'>,
  { language, page }: Reader,
): Promise<EmailContent | null> {
  const words = texts[language].addressReturned;
  const account = await findRecipient(database, accountId);
  if (!account) return null;
  return {
    to: account.email,
    subject: words.subject,
    paragraphs: [words.lead({ product: publicConfig.brand.product })],
    action: { label: words.button, address: page(paths.forgotPassword) },
    more: [words.loggedOut],
  };
}
