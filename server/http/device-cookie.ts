import { randomBytes } from 'node:crypto';

/** Tells one browser from another where somebody logs in. It says nothing of who that is, and no script reads it. */
const name = 'device';
const form = /^[\w-]{43}$/;
const yearSeconds = 31_536_000;

/** The device's id from a `Cookie` header; a new one where there is none. */
export function readDeviceId(cookies: string | undefined): string {
  const found = cookies?.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  const id = found?.slice(name.length + 1) ?? '';
  return form.test(id) ? id : randomBytes(32).toString('base64url');
}

/** The cookie that keeps the id for a year from now. Only our own pages send it, and only to the API. */
export function deviceAsCookie(id: string, isHttps: boolean): string {
  const secure = isHttps ? '; Secure' : '';
  return `${name}=${id}; Path=/api/; Max-Age=${yearSeconds}; HttpOnly; SameSite=Strict${secure}`;
}
