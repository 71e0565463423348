import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** Longer than any test. */
const silentMs = 3_600_000;

export type SmtpState = {
  /** The number of recipients to reject. */
  reject: number;
  /** With this response: 451 for later, 550 for never. */
  rejectWith: number;
  /** An address to reject whatever the number is. */
  rejectAddress: string | null;
  /** The response to our own address: 530 where nobody logged in, 553 where it is not ours; 0 for none. */
  rejectSender: number;
  /** The response to every message once it was sent: 452 for a full disk, 554 for what a filter refuses; 0 for none. */
  rejectData: number;
  /** How long each greeting and each recipient takes; `Infinity` for no response at all. */
  delayMs: number;
};

export type SmtpServer = {
  url: string;
  /** The raw messages. */
  received: string[];
  /** Their recipients. */
  rcptTo: string[];
  /** The names with which clients greeted. */
  greetings: string[];
  /** The users who sent a password. */
  loggedIn: string[];
  state: SmtpState;
  close(): Promise<void>;
};

/**
 * A mail server on this machine, on a free port unless one is given.
 * @param offersTls with a certificate that nobody has signed, as Debian installs Postfix
 */
export async function startSmtpServer(port = 0, offersTls = false): Promise<SmtpServer> {
  const received: string[] = [];
  const rcptTo: string[] = [];
  const loggedIn: string[] = [];
  const greetings: string[] = [];
  const state: SmtpState = {
    reject: 0,
    rejectWith: 451,
    rejectAddress: null,
    rejectSender: 0,
    rejectData: 0,
    delayMs: 0,
  };
  const later = (done: () => void) => {
    if (Number.isFinite(state.delayMs)) setTimeout(done, state.delayMs);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: offersTls ? [] : ['STARTTLS'],
    // The test has to see whether a client sends its password before the encryption.
    allowInsecureAuth: true,
    // A server that does not respond does not end its connections either.
    socketTimeout: silentMs,
    onConnect(_session, done) {
      later(done);
    },
    onAuth({ username = '' }, _session, done) {
      loggedIn.push(username);
      done(null, { user: username });
    },
    onMailFrom(_address, session, done) {
      greetings.push(session.hostNameAppearsAs || '');
      const responseCode = state.rejectSender;
      done(responseCode ? Object.assign(new Error('not from there'), { responseCode }) : null);
    },
    onRcptTo({ address }, _session, done) {
      later(() => {
        const isRejected = state.reject > 0 || address === state.rejectAddress;
        if (!isRejected) return done();
        if (state.reject > 0) state.reject -= 1;
        done(Object.assign(new Error(`no room for ${address}`), { responseCode: state.rejectWith }));
      });
    },
    onData(stream, { envelope }, done) {
      rcptTo.push(...envelope.rcptTo.map(({ address }) => address));
      const parts: Buffer[] = [];
      stream.on('data', (part) => parts.push(part));
      stream.on('end', () => {
        if (state.rejectData > 0)
          return done(Object.assign(new Error('refused'), { responseCode: state.rejectData }));
        received.push(Buffer.concat(parts).toString());
        done();
      });
    },
  });
  // A client that gives up on a slow response breaks its connection.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: opened } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${opened}`,
    received,
    rcptTo,
    loggedIn,
    greetings,
    state,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
