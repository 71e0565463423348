import { paths, pathWithToken } from '#contract/pages/paths.ts';
import { dayMs } from '#server/lib/clock.ts';
import type { EmailContent } from '#server/lib/mail/email.ts';
import { showDate } from '#server/lib/show-date.ts';
import type { EmailJobOf } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { findOpenChange, issueUndoToken } from './email-changes.ts';
import { issueToken } from './email-tokens.ts';
import { findRecipient } from './find-recipient.ts';

/** The emails about an account whose former address can still take it back. */

/** To the former address: the account may have been taken from its reader. */
export async function renderPasswordResetElsewhere(
  { database, clock, publicConfig }: Services,
  { changeId, origin }: EmailJobOf<'passwordResetElsewhere'>,
): Promise<EmailContent | null> {
  const change = await issueUndoToken(database, changeId, clock.now());
  if (!change?.token) return null;
  return {
    to: change.oldEmail,
    subject: 'A new password was chosen for your account',
    paragraphs: [
      `Your ${publicConfig.brand.product} account had this email address before. The reader of its new address chose a new password just now.`,
    ],
    action: {
      label: 'It was not me: take the account back',
      address: origin + pathWithToken(paths.undoEmailChange, change.token),
    },
    more: ["If it was you, you don't need to do anything."],
    notes: ['The link works for 7 days from the change of the address.'],
  };
}

/** To the present address: somebody else may have made the account, so that its time zone is no sign of the reader's. */
export async function renderFormerAddress(
  { database, clock, publicConfig }: Services,
  { accountId, origin }: EmailJobOf<'formerAddress'>,
): Promise<EmailContent | null> {
  const now = clock.now();
  const account = await findRecipient(database, accountId);
  const change = await findOpenChange(database, accountId, now);
  if (!account || !change) return null;
  const days = (change.expiresAt.getTime() - now.getTime()) / dayMs;
  const token = await issueToken(database, accountId, 'release_email', now, { days });
  return {
    to: account.email,
    subject: 'Is this your account?',
    paragraphs: [
      `You chose a new password for the ${publicConfig.brand.product} account ${account.userName}. It was made on ${showDate(account.createdAt, null)}.`,
    ],
    action: {
      label: 'This is not my account: make me a new one',
      address: origin + pathWithToken(paths.releaseEmail, token),
    },
    more: [
      `Until ${showDate(change.notifiedAt, null)} it had another email address. Whoever reads that address can take the account back until ${showDate(change.expiresAt, null)}, with all that you save in it.`,
      "Is it your own account, and did you change its address yourself? Then you don't need to do anything.",
    ],
  };
}

/** To the former address, which the account has again. */
export async function renderAddressReturned(
  { database, publicConfig }: Services,
  { accountId, origin }: EmailJobOf<'addressReturned'>,
): Promise<EmailContent | null> {
  const account = await findRecipient(database, accountId);
  if (!account) return null;
  return {
    to: account.email,
    subject: 'Your account has this email address again',
    paragraphs: [
      `Your ${publicConfig.brand.product} account had another email address. Its reader told us that the account is not theirs, and took it off.`,
    ],
    action: { label: 'Choose a new password', address: origin + paths.forgotPassword },
    more: ['Everybody is logged out. The old password does not work.'],
  };
}
