/**
 * The login of a device whose browser deletes what pages store after a week without a visit. The first cookie has the
 * token: no script can read it, and browsers send it to the two calls below its path alone, from our own pages. The
 * second says to pages that there is one; a page deletes it at Log Out, also without a network, and the first is then
 * worth nothing.
 */
const path = '/api/v2/user/keptLogin';
const monthSeconds = 2_592_000;
const tokenForm = /^[\w-]{43}$/;

const loginName = (isHttps: boolean) => `${isHttps ? '__Secure-' : ''}login=`;
const markName = (isHttps: boolean) => `${isHttps ? '__Host-' : ''}kept=`;

/** The token in a `Cookie` header; null if there is none, or the person has logged out since. */
export function readKeptToken(cookies: string | undefined, isHttps: boolean): string | null {
  const all = cookies?.split('; ') ?? [];
  const name = loginName(isHttps);
  const token = all.find((cookie) => cookie.startsWith(name))?.slice(name.length) ?? '';
  return all.includes(`${markName(isHttps)}1`) && tokenForm.test(token) ? token : null;
}

/** Keeps the token for a month from now. */
export function loginCookies(token: string, isHttps: boolean): string[] {
  const secure = isHttps ? '; Secure' : '';
  return [
    `${loginName(isHttps)}${token}; Path=${path}; Max-Age=${monthSeconds}; HttpOnly; SameSite=Strict${secure}`,
    `${markName(isHttps)}1; Path=/; Max-Age=${monthSeconds}; SameSite=Strict${secure}`,
  ];
}

/** Deletes both. */
export function endedLoginCookies(isHttps: boolean): string[] {
  return loginCookies('', isHttps).map((cookie) => cookie.replace(/Max-Age=\d+/, 'Max-Age=0'));
}
