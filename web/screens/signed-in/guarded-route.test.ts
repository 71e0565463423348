// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { configBlockId } from '#contract/pages/page.ts';
import { paths } from '#contract/pages/paths.ts';
import { closeSession, openSession } from '#web/data/session/current-session.ts';
import { anna } from '#web/data/session/testing/people.ts';
import { redirectForAccount } from '#web/shell/routing/redirect-rules.ts';
import { guardedRoute } from './guarded-route.tsx';

const config = Object.assign(document.createElement('script'), {
  type: 'application/json',
  id: configBlockId,
});
document.head.append(config);
beforeEach(() => {
  config.textContent = JSON.stringify({ payments: { publishableKey: null } });
});
afterEach(() => closeSession());

/** Where the guard redirects, whether the entry in the browser's history is replaced, and whether by a new document; null when the page opens. */
function guard() {
  const request = new Request(new URL(paths.account, location.origin));
  const load = guardedRoute(redirectForAccount).loader as (args: { request: Request }) => Response | null;
  const response = load({ request });
  if (response === null) return null;
  const { headers } = response;
  const reloads = headers.has('X-Remix-Reload-Document');
  return { to: headers.get('Location'), replaces: headers.has('X-Remix-Replace'), reloads };
}

test('a visitor who follows a link to a guarded page is redirected', () => {
  history.replaceState(null, '', paths.about);
  expect(guard()).toEqual({ to: paths.home, replaces: false, reloads: false });
});

test('after Back or a full load the entry of the guarded page is replaced, so that Back works', () => {
  history.replaceState(null, '', paths.account);
  expect(guard()).toEqual({ to: paths.home, replaces: true, reloads: false });
});

test('a user who is logged in is not redirected', () => {
  openSession(anna);
  expect(guard()).toBeNull();
});

test('with a token and no user the page opens and waits for the server', () => {
  localStorage.setItem('token', anna.token);
  expect(guard()).toBeNull();
});

test('a page without a card opens as a document whose policy does not name the payment provider', () => {
  config.textContent = JSON.stringify({ payments: { publishableKey: 'pk_live_1' } });
  openSession(anna);
  history.replaceState(null, '', paths.home);
  expect(guard()).toEqual({ to: `${location.origin}${paths.account}`, replaces: false, reloads: true });
});
