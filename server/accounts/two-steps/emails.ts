import { paths } from '#contract/pages/paths.ts';
import type { EmailContent } from '#server/lib/mail/email.ts';
import type { EmailJobOf, TwoStepsNews } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { findRecipient } from '../find-recipient.ts';

type News = { subject: string; paragraphs: string[] };

const ownCodes = 'Keep your recovery codes in a safe place.';

/** Each sentence stands alone: `product` is the name of the game. */
const news: Record<TwoStepsNews, (product: string) => News> = {
  app_added: (product) => ({
    subject: 'An app was added to your login',
    paragraphs: [
      `An app that shows codes was added to your ${product} account just now.`,
      `When you log in on a new device, we ask for a code from the app. ${ownCodes}`,
    ],
  }),
  app_removed: (product) => ({
    subject: 'The app was removed from your login',
    paragraphs: [`The app that shows codes was removed from your ${product} account just now.`],
  }),
  passkey_added: (product) => ({
    subject: 'A passkey was added to your login',
    paragraphs: [
      `A passkey was added to your ${product} account just now.`,
      `You can use it as the second step when you log in. ${ownCodes}`,
    ],
  }),
  passkey_removed: (product) => ({
    subject: 'A passkey was removed from your login',
    paragraphs: [`A passkey was removed from your ${product} account just now.`],
  }),
  recovery_codes_made: (product) => ({
    subject: 'You have new recovery codes',
    paragraphs: [
      `New recovery codes were made for your ${product} account just now.`,
      'The old codes do not work anymore.',
    ],
  }),
  recovery_code_used: (product) => ({
    subject: 'A recovery code was used',
    paragraphs: [
      `Somebody just used a recovery code to log in to ${product} as you.`,
      'Each code works once. To make new codes, open "My account". Then go to "Two-step login".',
    ],
  }),
  wrong_codes: (product) => ({
    subject: 'Somebody typed a wrong code many times',
    paragraphs: [
      `Somebody tried to log in to your ${product} account. They typed the right password, then 10 wrong codes.`,
      'Nobody got in. But they may know your password. If it was not you, choose a new one now.',
    ],
  }),
  reset: (product) => ({
    subject: 'Two-step login was turned off',
    paragraphs: [
      `We turned off two-step login for your ${product} account just now. You are logged out on all devices.`,
      'You can turn it on again: open "My account". Then go to "Two-step login".',
    ],
  }),
};

/** Notifies the owner of a change to the second steps, in case somebody else made it. */
export async function renderTwoSteps(
  { database, publicConfig }: Services,
  { accountId, about, origin }: EmailJobOf<'twoSteps'>,
): Promise<EmailContent | null> {
  const account = await findRecipient(database, accountId);
  if (!account) return null;
  return {
    to: account.email,
    ...news[about](publicConfig.brand.product),
    action: { label: 'It was not me: choose a new password', address: origin + paths.forgotPassword },
    notes: [
      "If it was you, you don't need to do anything.",
      'If you cannot log in anymore, write to us. We will help you.',
    ],
  };
}
