import { paths, pathWithToken } from '#contract/pages/paths.ts';
import { findPendingEmail, issueToken } from '#server/accounts/email-tokens.ts';
import { findRecipient } from '#server/accounts/find-recipient.ts';
import { formatCode } from '#server/facilities/codes.ts';
import { findCode } from '#server/facilities/find-code.ts';
import type { EmailContent, Reader } from '#server/lib/mail/email.ts';
import type { EmailJobOf } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { en } from './texts/emails.en.ts';
import { es } from './texts/emails.es.ts';

const texts = { en, es };

/** Welcomes a new account: its username, the code of a facility that it created, and a link to confirm an unconfirmed address. The game comes first: it is what somebody signs up for. */
export async function renderWelcome(
  { database, clock, publicConfig }: Services,
  { accountId }: EmailJobOf<'welcome'>,
  { language, page }: Reader,
): Promise<EmailContent | null> {
  const words = texts[language].welcome;
  const account = await findRecipient(database, accountId);
  if (!account) return null;
  const code = account.userType === 'facilityAdmin' ? await findCode(database, accountId) : null;
  const { product } = publicConfig.brand;
  const name = account.emailVerifiedAt && account.name;
  const greeting: EmailContent = {
    to: account.email,
    subject: words.subject({ product }),
    // Somebody else may have given the name with an address that is not theirs.
    heading: name ? words.headingName({ name }) : words.heading,
    isFromRosa: true,
    paragraphs: [words.lead],
    action: { label: words.button, address: page(paths.game) },
    more: [
      account.emailVerifiedAt ? words.userName({ userName: account.userName }) : words.noUserName,
      ...(code ? [words.facilityCode({ code: formatCode(code) })] : []),
    ],
  };
  // A new address that waits for confirmation gets its own email.
  if (account.emailVerifiedAt || (await findPendingEmail(database, accountId, clock.now()))) return greeting;
  const token = await issueToken(database, accountId, 'confirm_email', clock.now());
  return {
    ...greeting,
    link: { sentence: words.confirm, address: page(pathWithToken(paths.confirmEmail, token)) },
    notes: [words.notYou],
  };
}
