import { paths, pathWithToken } from '#contract/pages/paths.ts';
import { eq } from '#server/lib/database/query.ts';
import type { EmailContent } from '#server/lib/mail/email.ts';
import { showDate } from '#server/lib/show-date.ts';
import type { EmailJobOf } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import { issueUndoToken } from './email-changes.ts';
import { findPendingEmail, issueToken } from './email-tokens.ts';
import { findRecipient } from './find-recipient.ts';

/** The emails about accounts. Each is rendered when it is sent; null when there is nobody to send it to. */

const notExpected = "If you did not ask for this, you don't need to do anything.";

const resetPaths = {
  common: paths.resetPassword,
  facility: paths.facilityResetPassword,
  individual: paths.individualResetPassword,
} as const;

/** The link to choose a new password, on the pages for the kind of account. */
export async function renderReset(
  { database, clock, publicConfig }: Services,
  { accountId, kind, origin }: EmailJobOf<'reset'>,
): Promise<EmailContent | null> {
  const account = accountId && (await findRecipient(database, accountId));
  if (!account) return null;
  const token = await issueToken(database, account.id, 'reset', clock.now());
  return {
    to: account.email,
    subject: 'Choose a new password',
    paragraphs: [
      `You asked to choose a new password for ${publicConfig.brand.product}.`,
      ...(account.emailVerifiedAt ? [`Your username is ${account.userName}.`] : []),
    ],
    action: { label: 'Choose a new password', address: origin + pathWithToken(resetPaths[kind], token) },
    more: ['The link works once, for 60 minutes.', `${notExpected} Your password stays as it is.`],
  };
}

/** To the new address of the account: the link that confirms it. */
export async function renderConfirmNewEmail(
  { database, clock, publicConfig }: Services,
  { accountId, origin }: EmailJobOf<'confirmNewEmail'>,
): Promise<EmailContent | null> {
  const newEmail = await findPendingEmail(database, accountId, clock.now());
  if (!newEmail) return null;
  const [account] = await database.select().from(accounts).where(eq(accounts.id, accountId));
  const token = await issueToken(database, accountId, 'confirm_email', clock.now(), { newEmail });
  return {
    to: newEmail,
    subject: 'Confirm your new email address',
    paragraphs: [
      `You asked to use this address for your ${publicConfig.brand.product} account.`,
      // No username: whoever asked could write to strangers by it.
      ...(account ? [`The account was made on ${showDate(account.createdAt, null)}.`] : []),
    ],
    action: { label: 'Use this email address', address: origin + pathWithToken(paths.confirmEmail, token) },
    more: ['The link works once, for 7 days.', notExpected],
  };
}

/** To the address of the account when another one was requested. */
export async function renderEmailChangeRequested(
  { database, clock, publicConfig }: Services,
  { changeId, origin }: EmailJobOf<'emailChangeRequested'>,
): Promise<EmailContent | null> {
  const change = await issueUndoToken(database, changeId, clock.now());
  if (!change) return null;
  return {
    to: change.oldEmail,
    subject: 'Your email address is about to change',
    paragraphs: [
      `Someone is logged in to your ${publicConfig.brand.product} account. They asked to use another email address.`,
    ],
    action: change.token
      ? {
          label: 'It was not me: stop the change',
          address: origin + pathWithToken(paths.undoEmailChange, change.token),
        }
      : { label: 'It was not me: choose a new password', address: origin + paths.forgotPassword },
    more: [
      "If it was you, you don't need to do anything.",
      'The change takes effect once the link sent to the new address is opened.',
    ],
    notes: change.token ? ['The link works for 7 days, also after the change.'] : [],
  };
}

/** To the previous address of the account. */
export async function renderEmailChanged(
  { database, clock, publicConfig }: Services,
  { changeId, origin }: EmailJobOf<'emailChanged'>,
): Promise<EmailContent | null> {
  const change = await issueUndoToken(database, changeId, clock.now());
  if (!change) return null;
  return {
    to: change.oldEmail,
    subject: 'Your email address was changed',
    paragraphs: [
      `Your ${publicConfig.brand.product} account now has another email address. We no longer write to this one.`,
    ],
    action: change.token
      ? {
          label: 'It was not me: undo the change',
          address: origin + pathWithToken(paths.undoEmailChange, change.token),
        }
      : { label: 'It was not me: write to us', address: origin + paths.contact },
    more: ["If it was you, you don't need to do anything."],
    notes: change.token ? ['The link works for 7 days.'] : [],
  };
}

/** The link that verifies the owner, for the session that requested something only the owner may do. */
export async function renderConfirmOwner(
  { database, clock, publicConfig }: Services,
  { accountId, sessionId, origin }: EmailJobOf<'confirmOwner'>,
): Promise<EmailContent | null> {
  const account = await findRecipient(database, accountId);
  if (!account?.emailVerifiedAt) return null;
  const token = await issueToken(database, accountId, 'confirm_owner', clock.now(), { sessionId });
  return {
    to: account.email,
    subject: 'Show that it is you',
    paragraphs: [
      `You want to change something on the page My account of ${publicConfig.brand.product}. First show that it is you.`,
    ],
    action: { label: 'Yes, it is me', address: origin + pathWithToken(paths.confirmOwner, token) },
    more: ['The link works once, for 60 minutes.'],
    notes: [
      'Did you not ask for this? Then do not open the link. Somebody may use a device where you are logged in. Choose a new password, and every other device is logged out.',
    ],
  };
}

/** The link that deletes the account, for requests without a password. */
export async function renderConfirmDeletion(
  { database, clock, publicConfig }: Services,
  { accountId, origin }: EmailJobOf<'confirmDeletion'>,
): Promise<EmailContent | null> {
  const account = await findRecipient(database, accountId);
  if (!account) return null;
  const token = await issueToken(database, accountId, 'confirm_deletion', clock.now());
  return {
    to: account.email,
    subject: 'Do you want to delete your account?',
    paragraphs: [`You asked to delete your ${publicConfig.brand.product} account with all its results.`],
    action: { label: 'Delete my account', address: origin + pathWithToken(paths.confirmDeletion, token) },
    more: ['The link works once, for 60 minutes.', `${notExpected} Your account stays as it is.`],
  };
}
