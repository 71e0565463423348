import { randomBytes } from 'node:crypto';

/** Distinguishes the browsers in which somebody logs in. It does not reveal who they are, and no script can read it. */
const form = /^[\w-]{43}$/;
const yearSeconds = 31_536_000;

/** Over https, browsers let only this host set a cookie of this name, and never send it unencrypted. */
const cookieName = (isHttps: boolean) => `${isHttps ? '__Host-' : ''}device=`;

/** The device's id from a `Cookie` header, or a new one. */
export function readDeviceId(cookies: string | undefined, isHttps: boolean): string {
  const name = cookieName(isHttps);
  const found = cookies?.split('; ').find((cookie) => cookie.startsWith(name));
  const id = found?.slice(name.length) ?? '';
  return form.test(id) ? id : randomBytes(32).toString('base64url');
}

/** The cookie that keeps the id for a year from now; it is sent from our own pages alone. */
export function deviceAsCookie(id: string, isHttps: boolean): string {
  const secure = isHttps ? '; Secure' : '';
  return `${cookieName(isHttps)}${id}; Path=/; Max-Age=${yearSeconds}; HttpOnly; SameSite=Strict${secure}`;
}
