import { redirect, replace } from 'react-router';

/**
 * The response of a loader that redirects and leaves no history entry for the page it guards: with Back, or after a full
 * load, the browser has made that entry already, and Back from the next page would lead to it again.
 */
export function redirectTo(to: string, { url }: Request): Response {
  const isEntryMade = new URL(url).pathname === location.pathname;
  return isEntryMade ? replace(to) : redirect(to);
}
