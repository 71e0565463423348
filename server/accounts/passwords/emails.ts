import { paths } from '#contract/pages/paths.ts';
import { providerNames } from '#contract/providers.ts';
import type { EmailContent, Reader } from '#server/lib/mail/email.ts';
import type { EmailJobOf } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { findRecipient } from '../find-recipient.ts';
import { en } from '../texts/emails.en.ts';
import { es } from '../texts/emails.es.ts';

const texts = { en, es };

/** The emails that notify the owner of changes to how the account is opened, in case somebody else made them. */

/** Notifies the owner of a new password, in case somebody else chose it. */
export async function renderPasswordChanged(
  { database, publicConfig }: Services,
  { accountId, removed = [] }: EmailJobOf<'passwordChanged'>,
  { language, page }: Reader,
): Promise<EmailContent | null> {
  const words = texts[language].passwordChanged;
  const account = await findRecipient(database, accountId);
  if (!account) return null;
  const { product } = publicConfig.brand;
  const [provider, other] = removed.map((one) => providerNames[one]);
  const lead =
    provider === undefined
      ? words.lead({ product })
      : other === undefined
        ? words.leadOneRemoved({ product, provider })
        : words.leadTwoRemoved({ product, provider, other });
  return {
    to: account.email,
    subject: words.subject,
    paragraphs: [lead],
    action: { label: words.button, address: page(paths.forgotPassword) },
    more: [words.itWasYou],
  };
}

/** Notifies the owner that Google or Facebook can now log in to the account. */
export async function renderProviderLinked(
  { database, publicConfig }: Services,
  { accountId, provider }: EmailJobOf<'providerLinked'>,
  { language, page }: Reader,
): Promise<EmailContent | null> {
  const words = texts[language].providerLinked;
  const account = await findRecipient(database, accountId);
  if (!account) return null;
  const name = providerNames[provider];
  return {
    to: account.email,
    subject: words.subject({ name }),
    paragraphs: [words.lead({ name, product: publicConfig.brand.product })],
    action: { label: words.button, address: page(paths.forgotPassword) },
    more: [words.itWasYou, words.remove({ name })],
    notes: [words.password({ name })],
  };
}

/** Notifies the owner that somebody guesses the password, or that they mistype it themselves. */
export async function renderWrongPasswords(
  { database, publicConfig }: Services,
  { accountId }: EmailJobOf<'wrongPasswords'>,
  { language, page }: Reader,
): Promise<EmailContent | null> {
  const words = texts[language].wrongPasswords;
  const account = await findRecipient(database, accountId);
  if (!account) return null;
  return {
    to: account.email,
    subject: words.subject,
    paragraphs: [words.lead({ product: publicConfig.brand.product }), words.nobody],
    action: { label: words.button, address: page(paths.forgotPassword) },
    more: [words.itWasYou, words.notYou],
  };
}

/** Notifies the owner of a one-time password, in case they did not request it; only at a confirmed address. */
export async function renderPasswordGiven(
  { database, publicConfig }: Services,
  { accountId }: EmailJobOf<'passwordGiven'>,
  { language, page }: Reader,
): Promise<EmailContent | null> {
  const words = texts[language].passwordGiven;
  const account = await findRecipient(database, accountId);
  if (!account?.emailVerifiedAt) return null;
  return {
    to: account.email,
    subject: words.subject,
    paragraphs: [words.lead({ product: publicConfig.brand.product })],
    action: {
      label: words.button,
      address: page(paths.forgotPassword),
    },
    more: [words.asked, words.once],
  };
}
