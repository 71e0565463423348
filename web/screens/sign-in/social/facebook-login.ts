import type { SocialUser } from '#web/data/session/social-user.ts';
import { loadScript } from './load-script.ts';

/** The Facebook SDK: opens Facebook's window and returns an access token. */
const library = 'https://connect.facebook.net/en_US/sdk.js';
const version = 'v23.0';

type Profile = { name?: string; email?: string; picture?: { data?: { url?: string } } };
type FacebookSdk = {
  init(options: { appId: string; version: string; cookie: boolean; xfbml: boolean }): void;
  login(
    callback: (response: { authResponse?: { userID: string; accessToken: string } | null }) => void,
    options: { scope: string },
  ): void;
  api(
    path: string,
    query: { fields: string; access_token: string },
    callback: (profile: Profile) => void,
  ): void;
};

declare global {
  var FB: FacebookSdk | undefined;
}

/** Prepares the window, so that a click can open it at once. @throws Error when Facebook cannot be reached */
export async function prepareFacebook(appId: string): Promise<void> {
  await loadScript(library);
  sdk().init({ appId, version, cookie: false, xfbml: false });
}

/** Call it in a click, after `prepareFacebook`. Null when the user closed the window or declined. */
export function askFacebook(): Promise<SocialUser | null> {
  return new Promise((resolve) => {
    sdk().login(
      ({ authResponse }) => {
        if (!authResponse) return resolve(null);
        const { userID, accessToken } = authResponse;
        sdk().api('/me', { fields: 'name,email,picture', access_token: accessToken }, (profile) =>
          resolve({
            proof: { signUpMethod: 'facebook', userId: userID, accessToken },
            name: profile.name ?? '',
            email: profile.email ?? null,
            picture: profile.picture?.data?.url ?? null,
          }),
        );
      },
      { scope: 'public_profile,email' },
    );
  });
}

function sdk(): FacebookSdk {
  if (!globalThis.FB) throw new Error('The library of Facebook is not there');
  return globalThis.FB;
}
