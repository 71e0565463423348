import { paths, pathWithToken } from '#contract/pages/paths.ts';
import { eq } from '#server/lib/database/query.ts';
import type { EmailContent, Reader } from '#server/lib/mail/email.ts';
import { showDate } from '#server/lib/show-date.ts';
import type { EmailJobOf } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import { issueUndoToken } from './email-changes.ts';
import { findPendingEmail, issueToken } from './email-tokens.ts';
import { findRecipient } from './find-recipient.ts';
import { en } from './texts/emails.en.ts';
import { es } from './texts/emails.es.ts';

const texts = { en, es };

/** The emails about accounts. Each is rendered when it is sent; null when there is nobody to send it to. */

const resetPaths = {
  common: paths.resetPassword,
  facility: paths.facilityResetPassword,
  individual: paths.individualResetPassword,
} as const;

/** The link to choose a new password, on the pages for the kind of account. */
export async function renderReset(
  { database, clock, publicConfig }: Services,
  { accountId, kind }: EmailJobOf<'reset'>,
  { language, page }: Reader,
): Promise<EmailContent | null> {
  const words = texts[language].reset;
  const account = accountId && (await findRecipient(database, accountId));
  if (!account) return null;
  const token = await issueToken(database, account.id, 'reset', clock.now());
  return {
    to: account.email,
    subject: words.subject,
    paragraphs: [
      words.lead({ product: publicConfig.brand.product }),
      ...(account.emailVerifiedAt ? [words.userName({ userName: account.userName })] : []),
    ],
    action: { label: words.button, address: page(pathWithToken(resetPaths[kind], token)) },
    more: [words.linkOnce, words.notExpected],
  };
}

/** To the new address of the account: the link that confirms it. */
export async function renderConfirmNewEmail(
  { database, clock, publicConfig }: Services,
  { accountId }: EmailJobOf<'confirmNewEmail'>,
  { language, page }: Reader,
): Promise<EmailContent | null> {
  const words = texts[language].confirmNewEmail;
  const newEmail = await findPendingEmail(database, accountId, clock.now());
  if (!newEmail) return null;
  const [account] = await database.select().from(accounts).where(eq(accounts.id, accountId));
  const token = await issueToken(database, accountId, 'confirm_email', clock.now(), { newEmail });
  return {
    to: newEmail,
    subject: words.subject,
    paragraphs: [
      words.lead({ product: publicConfig.brand.product }),
      // No username: whoever asked could write to strangers by it.
      ...(account ? [words.made({ made: showDate(account.createdAt, null, language) })] : []),
    ],
    action: { label: words.button, address: page(pathWithToken(paths.confirmEmail, token)) },
    more: [words.linkOnce, words.notExpected],
  };
}

/** To the address of the account when another one was requested. */
export async function renderEmailChangeRequested(
  { database, clock, publicConfig }: Services,
  { changeId }: EmailJobOf<'emailChangeRequested'>,
  { language, page }: Reader,
): Promise<EmailContent | null> {
  const words = texts[language].emailChangeRequested;
  const change = await issueUndoToken(database, changeId, clock.now());
  if (!change) return null;
  return {
    to: change.oldEmail,
    subject: words.subject,
    paragraphs: [words.lead({ product: publicConfig.brand.product })],
    action: change.token
      ? {
          label: words.stop,
          address: page(pathWithToken(paths.undoEmailChange, change.token)),
        }
      : { label: words.password, address: page(paths.forgotPassword) },
    more: [words.itWasYou, words.when],
    notes: change.token ? [words.link] : [],
  };
}

/** To the previous address of the account. */
export async function renderEmailChanged(
  { database, clock, publicConfig }: Services,
  { changeId }: EmailJobOf<'emailChanged'>,
  { language, page }: Reader,
): Promise<EmailContent | null> {
  const words = texts[language].emailChanged;
  const change = await issueUndoToken(database, changeId, clock.now());
  if (!change) return null;
  return {
    to: change.oldEmail,
    subject: words.subject,
    paragraphs: [words.lead({ product: publicConfig.brand.product })],
    action: change.token
      ? {
          label: words.undo,
          address: page(pathWithToken(paths.undoEmailChange, change.token)),
        }
      : { label: words.write, address: page(paths.contact) },
    more: [words.itWasYou],
    notes: change.token ? [words.link] : [],
  };
}

/** The link that verifies the owner, for the session that requested something only the owner may do. */
export async function renderConfirmOwner(
  { database, clock, publicConfig }: Services,
  { accountId, sessionId }: EmailJobOf<'confirmOwner'>,
  { language, page }: Reader,
): Promise<EmailContent | null> {
  const words = texts[language].confirmOwner;
  const account = await findRecipient(database, accountId);
  if (!account?.emailVerifiedAt) return null;
  const token = await issueToken(database, accountId, 'confirm_owner', clock.now(), { sessionId });
  return {
    to: account.email,
    subject: words.subject,
    paragraphs: [words.lead({ product: publicConfig.brand.product })],
    action: { label: words.button, address: page(pathWithToken(paths.confirmOwner, token)) },
    more: [words.linkOnce],
    notes: [words.notAsked],
  };
}

/** The link that deletes the account, for requests without a password. */
export async function renderConfirmDeletion(
  { database, clock, publicConfig }: Services,
  { accountId }: EmailJobOf<'confirmDeletion'>,
  { language, page }: Reader,
): Promise<EmailContent | null> {
  const words = texts[language].confirmDeletion;
  const account = await findRecipient(database, accountId);
  if (!account) return null;
  const token = await issueToken(database, accountId, 'confirm_deletion', clock.now());
  return {
    to: account.email,
    subject: words.subject,
    paragraphs: [words.lead({ product: publicConfig.brand.product })],
    action: { label: words.button, address: page(pathWithToken(paths.confirmDeletion, token)) },
    more: [words.linkOnce, words.notExpected],
  };
}
