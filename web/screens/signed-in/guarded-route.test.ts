// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { paths } from '#contract/pages/paths.ts';
import { closeSession, openSession } from '#web/data/session/current-session.ts';
import { anna } from '#web/data/session/testing/people.ts';
import { redirectForAccount } from '#web/shell/routing/redirect-rules.ts';
import { guardedRoute } from './guarded-route.tsx';

afterEach(() => closeSession());

/** Where the guard redirects, and whether the entry in the browser's history is replaced; null when the page opens. */
function guard() {
  const request = new Request(new URL(paths.account, location.origin));
  const load = guardedRoute(redirectForAccount).loader as (args: { request: Request }) => Response | null;
  const response = load({ request });
  if (response === null) return null;
  return { to: response.headers.get('Location'), replaces: response.headers.has('X-Remix-Replace') };
}

test('a visitor who follows a link to a guarded page is redirected', () => {
  history.replaceState(null, '', paths.about);
  expect(guard()).toEqual({ to: paths.home, replaces: false });
});

test('after Back or a full load the entry of the guarded page is replaced, so that Back works', () => {
  history.replaceState(null, '', paths.account);
  expect(guard()).toEqual({ to: paths.home, replaces: true });
});

test('a user who is logged in is not redirected', () => {
  openSession(anna);
  expect(guard()).toBeNull();
});

test('with a token and no user the page opens and waits for the server', () => {
  localStorage.setItem('token', anna.token);
  expect(guard()).toBeNull();
});
