import { randomBytes } from 'node:crypto';

/** Tells one browser from another where somebody logs in. It says nothing of who that is, and no script reads it. */
const form = /^[\w-]{43}$/;
const yearSeconds = 31_536_000;

/** Over https browsers let nobody but this host write a cookie of this name, nor send it in clear. */
const cookieName = (isHttps: boolean) => `${isHttps ? '__Host-' : ''}device=`;

/** The device's id from a `Cookie` header; a new one where there is none. */
export function readDeviceId(cookies: string | undefined, isHttps: boolean): string {
  const name = cookieName(isHttps);
  const found = cookies?.split('; ').find((cookie) => cookie.startsWith(name));
  const id = found?.slice(name.length) ?? '';
  return form.test(id) ? id : randomBytes(32).toString('base64url');
}

/** The cookie that keeps the id for a year from now. Only our own pages send it. */
export function deviceAsCookie(id: string, isHttps: boolean): string {
  const secure = isHttps ? '; Secure' : '';
  return `${cookieName(isHttps)}${id}; Path=/; Max-Age=${yearSeconds}; HttpOnly; SameSite=Strict${secure}`;
}
