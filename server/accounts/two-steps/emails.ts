import { paths } from '#contract/pages/paths.ts';
import type { EmailContent, Reader } from '#server/lib/mail/email.ts';
import type { EmailJobOf } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { findRecipient } from '../find-recipient.ts';
import { en } from '../texts/emails.en.ts';
import { es } from '../texts/emails.es.ts';

const texts = { en, es };

/** Notifies the owner of a change to the second steps, in case somebody else made it. */
export async function renderTwoSteps(
  { database, publicConfig }: Services,
  { accountId, about }: EmailJobOf<'twoSteps'>,
  { language, page }: Reader,
): Promise<EmailContent | null> {
  const words = texts[language].twoSteps;
  const account = await findRecipient(database, accountId);
  if (!account) return null;
  const { subject, lead, more } = words.news[about];
  return {
    to: account.email,
    subject,
    paragraphs: [lead({ product: publicConfig.brand.product })],
    action: { label: words.button, address: page(paths.forgotPassword) },
    more: [words.itWasYou, ...(more ? [more] : [])],
    notes: [words.help],
  };
}
