import { paths } from '#contract/pages/paths.ts';
import { providerNames } from '#contract/providers.ts';
import type { EmailContent } from '#server/lib/mail/email.ts';
import type { EmailJobOf } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { findRecipient } from '../find-recipient.ts';
import { removedNote } from '../removed-note.ts';

/** The emails that notify the owner of changes to how the account is opened, in case somebody else made them. */

/** Notifies the owner of a new password, in case somebody else chose it. */
export async function renderPasswordChanged(
  { database, publicConfig }: Services,
  { accountId, removed = [], origin }: EmailJobOf<'passwordChanged'>,
): Promise<EmailContent | null> {
  const account = await findRecipient(database, accountId);
  if (!account) return null;
  return {
    to: account.email,
    subject: 'Your password was changed',
    paragraphs: [
      `The password of your ${publicConfig.brand.product} account was changed just now.${removedNote(removed)}`,
    ],
    action: { label: 'It was not me: choose a new password', address: origin + paths.forgotPassword },
    more: ["If it was you, you don't need to do anything."],
  };
}

/** Notifies the owner that Google or Facebook can now log in to the account. */
export async function renderProviderLinked(
  { database, publicConfig }: Services,
  { accountId, provider, origin }: EmailJobOf<'providerLinked'>,
): Promise<EmailContent | null> {
  const account = await findRecipient(database, accountId);
  if (!account) return null;
  const name = providerNames[provider];
  return {
    to: account.email,
    subject: `You can now log in with ${name}`,
    paragraphs: [
      `${name} was added to your ${publicConfig.brand.product} account just now. From now on it opens your account.`,
    ],
    action: { label: 'It was not me: choose a new password', address: origin + paths.forgotPassword },
    more: [
      "If it was you, you don't need to do anything.",
      `To remove ${name}, open "My account". Then go to "Google and Facebook".`,
    ],
    notes: [`A new password removes ${name} and logs out all devices.`],
  };
}

/** Notifies the owner that somebody guesses the password, or that they mistype it themselves. */
export async function renderWrongPasswords(
  { database, publicConfig }: Services,
  { accountId, origin }: EmailJobOf<'wrongPasswords'>,
): Promise<EmailContent | null> {
  const account = await findRecipient(database, accountId);
  if (!account) return null;
  return {
    to: account.email,
    subject: 'Somebody typed a wrong password many times',
    paragraphs: [
      `Somebody tried to log in to your ${publicConfig.brand.product} account. They typed a wrong password 20 times.`,
      'Nobody got in.',
    ],
    action: { label: 'Choose a new password', address: origin + paths.forgotPassword },
    more: [
      'If it was you, choose a new password. Then you can log in again.',
      "If it was not you, you don't need to do anything. Your devices stay logged in.",
    ],
  };
}

/** Notifies the owner of a one-time password, in case they did not request it; only at a confirmed address. */
export async function renderPasswordGiven(
  { database, publicConfig }: Services,
  { accountId, origin }: EmailJobOf<'passwordGiven'>,
): Promise<EmailContent | null> {
  const account = await findRecipient(database, accountId);
  if (!account?.emailVerifiedAt) return null;
  return {
    to: account.email,
    subject: 'You were given a new password',
    paragraphs: [
      `Somebody who looks after accounts gave you a new password for ${publicConfig.brand.product}.`,
    ],
    action: {
      label: 'I did not ask for this: choose a new password',
      address: origin + paths.forgotPassword,
    },
    more: [
      "If you asked for it, you don't need to do anything.",
      'Your old password does not work anymore. The new one works once, within 3 days. Then you choose one of your own.',
    ],
  };
}
