import { newId } from '#web/browser/new-id.ts';
import type { SignUpMethod, SocialPerson } from './social-person.ts';

/**
 * The sandbox's own provider: a window of ours at /sandbox/identity with test people. It answers the window that
 * opened it with `{ source: 'sandbox-identity', person }`, where `person.proof` is what Google or Facebook would give,
 * and is closed by it: one that closed itself could be seen closed before its answer arrives.
 */
const address = '/sandbox/identity';
const looksIfClosedMs = 400;

/** Call it in a click, or the browser keeps the window shut. Null when the window was closed without a choice. */
export function askSandbox(signUpMethod: SignUpMethod): Promise<SocialPerson | null> {
  const query = new URLSearchParams({ provider: signUpMethod, nonce: newId() });
  const opened = window.open(`${address}?${query}`, 'identity', 'popup,width=520,height=720');
  return new Promise((resolve) => {
    const finish = (person: SocialPerson | null) => {
      window.removeEventListener('message', listen);
      clearInterval(timer);
      resolve(person);
    };
    const listen = ({ origin, data }: MessageEvent) => {
      if (origin !== location.origin || data?.source !== 'sandbox-identity') return;
      opened?.close();
      finish(data.person);
    };
    const timer = setInterval(() => {
      if (!opened || opened.closed) finish(null);
    }, looksIfClosedMs);
    window.addEventListener('message', listen);
  });
}
