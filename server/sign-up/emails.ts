import { paths, pathWithToken } from '#contract/pages/paths.ts';
import { findPendingEmail, issueToken } from '#server/accounts/email-tokens.ts';
import { findRecipient } from '#server/accounts/find-recipient.ts';
import { formatCode } from '#server/facilities/codes.ts';
import { findCode } from '#server/facilities/find-code.ts';
import type { EmailContent } from '#server/lib/mail/email.ts';
import type { EmailJobOf } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';

/** Welcomes a new account: its username, the code of a facility that it created, and a link to confirm an unconfirmed address. */
export async function renderWelcome(
  { database, clock, publicConfig }: Services,
  { accountId, origin }: EmailJobOf<'welcome'>,
): Promise<EmailContent | null> {
  const account = await findRecipient(database, accountId);
  if (!account) return null;
  const code = account.userType === 'facilityAdmin' ? await findCode(database, accountId) : null;
  const { product } = publicConfig.brand;
  const greeting = {
    to: account.email,
    subject: `Welcome to ${product}`,
    paragraphs: [
      'Your account is ready.',
      account.emailVerifiedAt
        ? `Your username is ${account.userName}. You can log in with it, or with this email address.`
        : 'You can log in with this email address, or with the username you chose.',
      ...(code
        ? [
            `Your facility code is ${formatCode(code)}. Give it to the people you invite. They use it to sign up.`,
          ]
        : []),
    ],
  };
  // A new address that waits for confirmation gets its own email.
  if (account.emailVerifiedAt || (await findPendingEmail(database, accountId, clock.now()))) return greeting;
  const token = await issueToken(database, accountId, 'confirm_email', clock.now());
  return {
    ...greeting,
    action: {
      label: 'Confirm this email address',
      address: origin + pathWithToken(paths.confirmEmail, token),
    },
    notes: [
      'You can play without confirming. Confirming keeps your account safe.',
      'The link works for 7 days.',
      "Was this not you? Then do not open the link. You don't need to do anything.",
    ],
  };
}
