import type { SignUpMethod, SocialPerson } from './social-person.ts';

/**
 * The sandbox's own provider: a window of ours at /sandbox/identity with test people. It answers the window that
 * opened it with `{ source: 'sandbox-identity', person }`, where `person.proof` is what Google or Facebook would give.
 */
const address = '/sandbox/identity';
const looksIfClosedMs = 400;
/** What a window says with its last breath can arrive after it is seen to be closed. */
const lastWordMs = 1500;

/** Call it in a click, or the browser keeps the window shut. Null when the window was closed without a choice. */
export function askSandbox(signUpMethod: SignUpMethod): Promise<SocialPerson | null> {
  const query = new URLSearchParams({ provider: signUpMethod, nonce: crypto.randomUUID() });
  const opened = window.open(`${address}?${query}`, 'identity', 'popup,width=520,height=720');
  return new Promise((resolve) => {
    const finish = (person: SocialPerson | null) => {
      window.removeEventListener('message', listen);
      clearInterval(timer);
      resolve(person);
    };
    const listen = ({ origin, data }: MessageEvent) => {
      if (origin === location.origin && data?.source === 'sandbox-identity') finish(data.person);
    };
    const timer = setInterval(() => {
      if (opened && !opened.closed) return;
      clearInterval(timer);
      setTimeout(() => finish(null), lastWordMs);
    }, looksIfClosedMs);
    window.addEventListener('message', listen);
  });
}
