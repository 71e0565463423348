import {
  writeAccountDeleted,
  writeConfirmDeletion,
  writeConfirmNewEmail,
  writeConfirmOwner,
  writeEmailChangeAsked,
  writeEmailChanged,
  writeReset,
  writeWelcome,
} from '#server/accounts/emails.ts';
import {
  writePasswordChanged,
  writePasswordGiven,
  writeProviderLinked,
  writeWrongPasswords,
} from '#server/accounts/passwords/emails.ts';
import type { Services } from '#server/services.ts';
import { writeSubscriptionLetter } from '#server/subscriptions/emails/render-subscription-email.ts';
import { writeTicket, writeTicketCopy } from '#server/support/emails.ts';
import type { LetterName, LetterOrder, OrderOf } from './email-job.ts';
import { type Content, writeLetter } from './lib/mail/email.ts';

/** Renders one email; null when there is nobody left to send it to. */
type Renderer<N extends LetterName> = (services: Services, order: OrderOf<N>) => Promise<Content | null>;

/** All emails. */
const renderers: { readonly [N in LetterName]: Renderer<N> } = {
  welcome: writeWelcome,
  reset: writeReset,
  passwordChanged: writePasswordChanged,
  providerLinked: writeProviderLinked,
  wrongPasswords: writeWrongPasswords,
  passwordGiven: writePasswordGiven,
  confirmNewEmail: writeConfirmNewEmail,
  emailChangeAsked: writeEmailChangeAsked,
  emailChanged: writeEmailChanged,
  confirmOwner: writeConfirmOwner,
  confirmDeletion: writeConfirmDeletion,
  accountDeleted: writeAccountDeleted,
  subscription: writeSubscriptionLetter,
  ticket: writeTicket,
  ticketCopy: writeTicketCopy,
};

/** Renders and sends a queued email. @throws Error when the mail server does not accept it: it is tried again */
export async function sendLetter(services: Services, order: LetterOrder, jobId: string): Promise<void> {
  const render = renderers[order.letter] as Renderer<LetterName>;
  const content = await render(services, order);
  if (!content) return;
  const { brand, support } = services.publicConfig;
  const sender = { product: brand.product, supportEmail: support.email, supportPhone: support.phone };
  await services.postman.deliver(writeLetter(content, sender), jobId, order.accountId);
}
