import { onTeardown } from './on-teardown.ts';
import { startSmtpServer } from './smtp-server.ts';

/** A mail server for one test file or test. */
export async function mailServer(offersTls = false) {
  const server = await startSmtpServer(0, offersTls);
  onTeardown(() => server.close());
  return server;
}

/** The text of a message, with its soft line breaks and escapes decoded. */
export function readable(message: string): string {
  return message
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
