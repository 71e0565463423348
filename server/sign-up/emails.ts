import { paths, pathWithToken } from '#contract/pages/paths.ts';
import { findPendingEmail, issueToken } from '#server/accounts/email-tokens.ts';
import { findRecipient } from '#server/accounts/find-recipient.ts';
import { formatCode } from '#server/facilities/codes.ts';
import { findCode } from '#server/facilities/find-code.ts';
import type { EmailContent } from '#server/lib/mail/email.ts';
import type { EmailJobOf } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';

/** Welcomes a new account: its username, the code of a facility that it created, and a link to confirm an unconfirmed address. The game comes first: it is what somebody signs up for. */
export async function renderWelcome(
  { database, clock, publicConfig }: Services,
  { accountId, origin }: EmailJobOf<'welcome'>,
): Promise<EmailContent | null> {
  const account = await findRecipient(database, accountId);
  if (!account) return null;
  const code = account.userType === 'facilityAdmin' ? await findCode(database, accountId) : null;
  const { product } = publicConfig.brand;
  const name = account.emailVerifiedAt && account.name;
  const greeting: EmailContent = {
    to: account.email,
    subject: `Welcome to ${product}`,
    // Somebody else may have given the name with an address that is not theirs.
    heading: name ? `Welcome to our lane, ${name}!` : 'Welcome to our lane!',
    isFromRosa: true,
    paragraphs: [
      "I'm Rosa. Behind each window is a small moment from home. Look, listen, and tell us who is right. It takes two minutes, and nobody is in a hurry.",
    ],
    action: { label: 'Light your first window', address: origin + paths.game },
    more: [
      account.emailVerifiedAt
        ? `Your username is ${account.userName}. To come back, tap Login. Use your username or this email address.`
        : 'To come back, tap Login. Use this email address, or the username you chose.',
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
    link: {
      before: 'When you have a minute, ',
      label: 'confirm that this is your email',
      address: origin + pathWithToken(paths.confirmEmail, token),
      after: ', so that we can help if you lose your password. The link works for 7 days.',
    },
    notes: ["Was this not you? Then do not open any link. You don't need to do anything."],
  };
}
