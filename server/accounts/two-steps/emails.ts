import { paths } from '#contract/pages/paths.ts';
import type { EmailContent } from '#server/lib/mail/email.ts';
import type { EmailJobOf, TwoStepsNews } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { findRecipient } from '../find-recipient.ts';

type News = { subject: string; what: string; more?: string[] };

const ownCodes = 'Keep your recovery codes in a safe place.';

/** Each sentence stands alone: `product` is the name of the game. */
const news: Record<TwoStepsNews, (product: string) => News> = {
  app_added: (product) => ({
    subject: 'An app was added to your login',
    what: `An app that shows codes was added to your ${product} account just now.`,
    more: [`When you log in on a new device, we ask for a code from the app. ${ownCodes}`],
  }),
  app_removed: (product) => ({
    subject: 'The app was removed from your login',
    what: `The app that shows codes was removed from your ${product} account just now.`,
  }),
  passkey_added: (product) => ({
    subject: 'A passkey was added to your login',
    what: `A passkey was added to your ${product} account just now.`,
    more: [`You can use it as the second step when you log in. ${ownCodes}`],
  }),
  passkey_removed: (product) => ({
    subject: 'A passkey was removed from your login',
    what: `A passkey was removed from your ${product} account just now.`,
  }),
  recovery_codes_made: (product) => ({
    subject: 'You have new recovery codes',
    what: `New recovery codes were made for your ${product} account just now.`,
    more: ['The old codes do not work anymore.'],
  }),
  recovery_code_used: (product) => ({
    subject: 'A recovery code was used',
    what: `Somebody just used a recovery code to log in to ${product} as you.`,
    more: ['Each code works once. To make new codes, open "My account". Then go to "Two-step login".'],
  }),
  wrong_codes: (product) => ({
    subject: 'Somebody typed a wrong code many times',
    what: `Somebody tried to log in to your ${product} account. They typed the right password, then 10 wrong codes. Nobody got in.`,
    more: ['If it was not you, they may know your password. Choose a new one now.'],
  }),
  reset: (product) => ({
    subject: 'Two-step login was turned off',
    what: `We turned off two-step login for your ${product} account just now. You are logged out on all devices.`,
    more: ['You can turn it on again: open "My account". Then go to "Two-step login".'],
  }),
};

/** Notifies the owner of a change to the second steps, in case somebody else made it. */
export async function renderTwoSteps(
  { database, publicConfig }: Services,
  { accountId, about, origin }: EmailJobOf<'twoSteps'>,
): Promise<EmailContent | null> {
  const account = await findRecipient(database, accountId);
  if (!account) return null;
  const { subject, what, more = [] } = news[about](publicConfig.brand.product);
  return {
    to: account.email,
    subject,
    paragraphs: [what],
    action: { label: 'It was not me: choose a new password', address: origin + paths.forgotPassword },
    more: ["If it was you, you don't need to do anything.", ...more],
    notes: ['If you cannot log in anymore, write to us. We will help you.'],
  };
}
