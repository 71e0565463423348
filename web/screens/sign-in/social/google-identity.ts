import type { SocialUser } from '#web/data/session/social-user.ts';
import { newId } from '#web/lib/new-id.ts';
import { loadScript } from './load-script.ts';

/** Google Identity Services: Google renders its own button and returns an ID token when it is pressed. */
const library = 'https://accounts.google.com/gsi/client';

type GoogleIdentity = {
  initialize(options: {
    client_id: string;
    nonce: string;
    callback: (response: { credential: string }) => void;
  }): void;
  renderButton(container: HTMLElement, options: Record<string, string | number>): void;
};

declare global {
  var google: { accounts: { id: GoogleIdentity } } | undefined;
}

/** Google's widest button, in its own pixels. */
const widestPx = 400;

/**
 * Renders Google's button into `container`, `widthPx` wide.
 * @throws Error when Google cannot be reached
 */
export async function renderGoogleButton(
  container: HTMLElement,
  { clientId, mode, widthPx }: { clientId: string; mode: 'login' | 'signUp'; widthPx: number },
  onPerson: (person: SocialUser) => void,
): Promise<void> {
  await loadScript(library);
  const identity = globalThis.google?.accounts.id;
  if (!identity) throw new Error('The library of Google is not there');
  const nonce = newId();
  identity.initialize({
    client_id: clientId,
    nonce,
    callback: ({ credential }) => onPerson(personIn(credential, nonce)),
  });
  container.replaceChildren();
  identity.renderButton(container, {
    type: 'standard',
    size: 'large',
    text: mode === 'login' ? 'signin_with' : 'signup_with',
    logo_alignment: 'center',
    width: Math.min(widestPx, Math.floor(widthPx)),
  });
}

/** Reads name and address for the form. The server reads them again, after it has verified the signature. */
function personIn(idToken: string, nonce: string): SocialUser {
  const payload = (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
  const claims = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, string | undefined>;
  return {
    proof: { signUpMethod: 'google', idToken, nonce },
    name: claims.name ?? '',
    email: claims.email ?? null,
    picture: claims.picture ?? null,
  };
}
