import { paths } from '#contract/pages/paths.ts';
import type { SignUpMethod, SocialUser } from '#web/data/session/social-user.ts';
import { hashOf } from '#web/lib/browser.ts';
import { languageQuery } from '#web/lib/language.ts';
import { newId } from '#web/lib/new-id.ts';
import { askInWindow, type WindowReport } from './sign-in-window.ts';

/**
 * Asks Google or Facebook who somebody is, in a window of theirs that returns to a page of ours. None of their scripts
 * runs in our pages, where it could read the token of a session.
 */

type ProviderApp = { id: string; isSandbox: boolean };

/** Call it in a click. Null when the user declined. @throws Error when the provider cannot be reached */
export function askProvider(
  provider: SignUpMethod,
  { id, isSandbox }: ProviderApp,
): Promise<SocialUser | null> {
  if (isSandbox) return askSandbox(provider);
  return provider === 'google' ? askGoogle(id) : askFacebook(id);
}

async function askSandbox(provider: SignUpMethod): Promise<SocialUser> {
  const report = await askInWindow<WindowReport & { person: SocialUser }>(
    (state) =>
      `/sandbox/identity?${new URLSearchParams({ provider, nonce: newId(), state, ...languageQuery })}`,
  );
  return report.person;
}

const returnAddress = () => `${location.origin}${paths.signInWindow}`;

/** Google signs the hash of a secret into its token: the token alone, wherever it is read, logs nobody in. */
async function askGoogle(clientId: string): Promise<SocialUser | null> {
  const nonce = newId();
  const { id_token: idToken } = await askInWindow<WindowReport & { id_token?: string }>(async (state) => {
    const hash = await hashOf(nonce);
    if (hash === null) throw new Error('The browser has no hashes');
    const query = {
      client_id: clientId,
      redirect_uri: returnAddress(),
      response_type: 'id_token',
      scope: 'openid email profile',
      prompt: 'select_account',
      nonce: hash,
      state,
    };
    return `https://accounts.google.com/o/oauth2/v2/auth?${new URLSearchParams(query)}`;
  });
  return idToken === undefined ? null : personIn(idToken, nonce);
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

const facebookVersion = 'v23.0';
/** A filter in between may let the window through and never answer this call. */
const answerMs = 15_000;

type FacebookProfile = { id: string; name?: string; email?: string; picture?: { data?: { url?: string } } };

async function askFacebook(appId: string): Promise<SocialUser | null> {
  const { access_token: accessToken } = await askInWindow<WindowReport & { access_token?: string }>(
    (state) => {
      const query = {
        client_id: appId,
        redirect_uri: returnAddress(),
        response_type: 'token',
        scope: 'public_profile,email',
        state,
      };
      return `https://www.facebook.com/${facebookVersion}/dialog/oauth?${new URLSearchParams(query)}`;
    },
  );
  if (accessToken === undefined) return null;
  const query = new URLSearchParams({ fields: 'id,name,email,picture', access_token: accessToken });
  const response = await fetch(`https://graph.facebook.com/${facebookVersion}/me?${query}`, {
    signal: AbortSignal.timeout(answerMs),
  });
  if (!response.ok) throw new Error(`Facebook responded with ${response.status}`);
  const profile = (await response.json()) as FacebookProfile;
  return {
    proof: { signUpMethod: 'facebook', userId: profile.id, accessToken },
    name: profile.name ?? '',
    email: profile.email ?? null,
    picture: profile.picture?.data?.url ?? null,
  };
}
