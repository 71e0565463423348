import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { isThisMachine } from '#server/lib/addresses.ts';
import type { Clock } from '#server/lib/clock.ts';
import type { Config } from '#server/lib/config.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { GivenUp } from '#server/lib/jobs/handler.ts';
import type { Email } from './email.ts';
import { type Picture, readPicture } from './pictures.ts';
import { sandboxEmails } from './tables.ts';

/** Sends emails: by SMTP, or in the sandbox into an inbox that can be read at /sandbox/mail. */
export type Mailer = {
  /**
   * The same text with the same `id` is the same email; `accountId` is the account it is about.
   * @throws Error without the address when the email cannot be delivered
   */
  deliver(email: Email, id: string, accountId: string | null): Promise<void>;
  close(): void;
};

const timeOutMs = 15_000;

/** By SMTP if SMTP_URL is set, otherwise into the sandbox's inbox. */
export function createMailer(config: Config, database: Database, clock: Clock): Mailer {
  return config.smtpUrl ? smtpMailer(config.smtpUrl, config) : sandboxInbox(database, clock);
}

/**
 * Answers of mail servers that no later attempt changes: there is no such mailbox, or this email is refused. What is wrong
 * with our own address or login the operator can mend, so that is tried again.
 */
const isFinal = ({ responseCode = 0, command = '' }: SmtpError) =>
  responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command);

type SmtpError = {
  code?: string;
  responseCode?: number;
  command?: string;
  response?: string;
  message?: string;
};

function smtpMailer(smtpUrl: string, { mailFrom: from, publicUrl }: Config): Mailer {
  const isLocal = isThisMachine(new URL(smtpUrl).hostname);
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    // Otherwise somebody on the network could strip the encryption and read passwords and links.
    requireTLS: !isLocal,
    // A mail server on this machine has a certificate that nobody has signed, and nobody listens in between.
    ignoreTLS: isLocal,
    // The name in the greeting: strict servers count an address in brackets against us.
    ...(publicUrl && { name: new URL(publicUrl).hostname }),
    maxConnections: 4,
    connectionTimeout: timeOutMs,
    greetingTimeout: timeOutMs,
    socketTimeout: timeOutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = from.split('@').at(-1)?.replace('>', '').trim();
  return {
    async deliver({ stopAddress, pictures, ...email }, id) {
      const headers = { 'Auto-Submitted': 'auto-generated', ...(stopAddress && stopHeaders(stopAddress)) };
      // Each attempt makes a new link and ends the previous one: its message must not be dropped as a duplicate.
      const textHash = createHash('sha256').update(email.text).digest('hex').slice(0, 16);
      await transport
        .sendMail({
          ...email,
          to: oneAddress(email.to),
          from,
          messageId: `<${id}.${textHash}@${host}>`,
          headers,
          attachments: attach(pictures),
        })
        .catch((error: SmtpError) => {
          const message = `The mail server did not accept the email: ${reasonOf(error)}`;
          throw isFinal(error) ? new GivenUp(message) : new Error(message);
        });
    },
    close: () => transport.close(),
  };
}

/** The stage, the codes, and what is wrong with the encryption; never the server's words, which repeat the address. */
function reasonOf({ code, responseCode, command, response, message }: SmtpError): string {
  const enhanced = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(response ?? '')?.[0];
  const encryption =
    responseCode === undefined ? /certificate|TLS|SSL/i.test(message ?? '') && message : null;
  const parts = [command && `at ${command}:`, responseCode ?? code ?? 'no reason', enhanced, encryption];
  return parts.filter(Boolean).join(' ');
}

/** A mail program then shows a button of its own that stops the emails in one press (RFC 8058). */
const stopHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * Pictures go along with the email: most mail programs show those at once, and nothing is fetched from us, which would tell when and
 * where somebody reads it.
 */
function attach(pictures: readonly Picture[] = []) {
  return pictures.flatMap(({ file }) => {
    const content = readPicture(file);
    return content ? [{ filename: file, content, cid: file, contentDisposition: 'inline' as const }] : [];
  });
}

/** Never a list: what people type as their address may look like several addresses. */
const oneAddress = (address: string) => ({ name: '', address });

function sandboxInbox(database: Database, clock: Clock): Mailer {
  return {
    async deliver({ to, subject, text, html }, id, accountId) {
      const email = { id, accountId, recipient: to, subject, text, html, sentAt: clock.now() };
      await database
        .insert(sandboxEmails)
        .values(email)
        .onConflictDoUpdate({ target: sandboxEmails.id, set: email });
    },
    close: () => {},
  };
}
