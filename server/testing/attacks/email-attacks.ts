import { createTransport } from 'nodemailer';
import type { Email } from '#server/lib/mail/email.ts';
import type { SmtpServer } from '../smtp-server.ts';
import { type Outcome, startOutcome } from './attack.ts';
import { headerText, hiddenReader } from './text-attacks.ts';

/** Compares the emails that were sent with what a mail server received: each once, for its one address, with our headers. */
export function findEmailFaults(sent: Pick<Email, 'to'>[], { received, rcptTo }: SmtpServer): Outcome {
  const { outcome, count, fault } = startOutcome();
  for (const _ of sent) count('an email');
  if (received.length !== sent.length)
    fault('another number of emails', `${received.length} instead of ${sent.length}`);
  const recipients = sent.map(({ to }) => to).toSorted();
  if (rcptTo.includes(hiddenReader) || rcptTo.toSorted().join() !== recipients.join())
    fault('other recipients', `${rcptTo.filter((address) => !recipients.includes(address))}`);
  for (const message of received) {
    const headers = message.slice(0, message.indexOf('\r\n\r\n'));
    if (/^bcc:/im.test(headers)) fault('a header of a text', headers);
  }
  return outcome;
}

/** Sends a text as the subject of an email in the careless way: as it is, to all whom the headers then name. */
export async function sendCarelessly({ url }: Pick<SmtpServer, 'url'>, to: string): Promise<void> {
  const raw = `To: ${to}\r\nSubject: Contact: ${headerText}`;
  const named = [...raw.matchAll(/^(?:to|bcc): (.*)$/gim)].map(([, address = '']) => address.trim());
  const transport = createTransport({ url });
  await transport.sendMail({ raw, envelope: { from: to, to: named } });
  transport.close();
}
