import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

/**
 * A mail server for one test file: `received` has the raw messages, `rcptTo` their recipients, `loggedIn` the users who
 * sent a password; `reject` is the number of recipients to reject.
 */
export async function mailServer() {
  const received: string[] = [];
  const rcptTo: string[] = [];
  const loggedIn: string[] = [];
  const state = { reject: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // The test has to see whether a client sends its password before the encryption.
    allowInsecureAuth: true,
    onAuth({ username = '' }, _session, done) {
      loggedIn.push(username);
      done(null, { user: username });
    },
    onRcptTo({ address }, _session, done) {
      if (state.reject === 0) return done();
      state.reject -= 1;
      done(Object.assign(new Error(`no room for ${address}`), { responseCode: 451 }));
    },
    onData(stream, { envelope }, done) {
      rcptTo.push(...envelope.rcptTo.map(({ address }) => address));
      const parts: Buffer[] = [];
      stream.on('data', (part) => parts.push(part));
      stream.on('end', () => {
        received.push(Buffer.concat(parts).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received, rcptTo, loggedIn, state };
}

/** The text of a message, with its soft line breaks and escapes decoded. */
export function readable(message: string): string {
  return message
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
