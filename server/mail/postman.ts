import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Clock } from '#server/clock.ts';
import { type Config, isThisMachine } from '#server/config.ts';
import type { Database } from '#server/database/pool.ts';
import type { Letter } from './letter.ts';
import { sandboxLetters } from './tables.ts';

/** Takes letters to people: by SMTP, or in the sandbox into a letter box that is read at /sandbox/mail. */
export type Postman = {
  /**
   * The same words under the same `id` are the same letter; `accountId` is whom it is about.
   * @throws Error that names no address when it cannot be delivered
   */
  deliver(letter: Letter, id: string, accountId: string | null): Promise<void>;
  close(): void;
};

const timeOutMs = 15_000;

/** By SMTP where SMTP_URL is set, else into the sandbox's letter box. */
export function createPostman(config: Config, database: Database, clock: Clock): Postman {
  return config.smtpUrl ? smtpPostman(config.smtpUrl, config.mailFrom) : letterBox(database, clock);
}

function smtpPostman(smtpUrl: string, from: string): Postman {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    // Else whoever stands between could take the encryption away, and read passwords and links.
    requireTLS: !isThisMachine(new URL(smtpUrl).hostname),
    maxConnections: 4,
    connectionTimeout: timeOutMs,
    greetingTimeout: timeOutMs,
    socketTimeout: timeOutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = from.split('@').at(-1)?.replace('>', '').trim();
  return {
    async deliver(letter, id) {
      const headers = { 'Auto-Submitted': 'auto-generated' };
      // Each attempt makes a new link and ends the one before: its message must not be dropped as a repetition.
      const words = createHash('sha256').update(letter.text).digest('hex').slice(0, 16);
      await transport
        .sendMail({
          ...letter,
          to: oneAddress(letter.to),
          from,
          messageId: `<${id}.${words}@${host}>`,
          headers,
        })
        .catch((error: { code?: string; responseCode?: number }) => {
          // The server's own words often repeat the address.
          throw new Error(
            `The mail server did not take the letter: ${error.responseCode ?? error.code ?? 'no reason'}`,
          );
        });
    },
    close: () => transport.close(),
  };
}

/** Never a list: what people type as their address may look like several. */
const oneAddress = (address: string) => ({ name: '', address });

function letterBox(database: Database, clock: Clock): Postman {
  return {
    async deliver({ to, subject, text, html }, id, accountId) {
      const letter = { id, accountId, recipient: to, subject, text, html, sentAt: clock.now() };
      await database
        .insert(sandboxLetters)
        .values(letter)
        .onConflictDoUpdate({ target: sandboxLetters.id, set: letter });
    },
    close: () => {},
  };
}
