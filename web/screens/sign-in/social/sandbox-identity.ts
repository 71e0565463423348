import type { SignUpMethod, SocialUser } from '#web/data/session/social-user.ts';
import { newId } from '#web/lib/new-id.ts';

/**
 * The sandbox's own provider: a window of ours at /sandbox/identity with test users. It sends its opener
 * `{ source: 'sandbox-identity', person }`, where `person.proof` is what Google or Facebook would send. The opener
 * closes it: a window that closed itself could be found closed before its message arrives.
 */
const address = '/sandbox/identity';
const checkClosedEveryMs = 400;

/** Call it in a click, or the browser blocks the window. Null when the window was closed without a choice. */
export function askSandbox(signUpMethod: SignUpMethod): Promise<SocialUser | null> {
  const query = new URLSearchParams({ provider: signUpMethod, nonce: newId() });
  const opened = window.open(`${address}?${query}`, 'identity', 'popup,width=520,height=720');
  return new Promise((resolve) => {
    const finish = (person: SocialUser | null) => {
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
    }, checkClosedEveryMs);
    window.addEventListener('message', listen);
  });
}
