import { type LoaderFunction, redirectDocument } from 'react-router';
import { hasToken } from '#web/data/queries/refresh-user.ts';
import { readUser } from '#web/data/session/current-session.ts';
import { redirectTo } from '#web/lib/redirect-to.ts';
import { needsNewDocument } from '#web/shell/routing/new-document.ts';
import type { RedirectRule } from '#web/shell/routing/redirect-rules.ts';
import { SignedInRoute } from './SignedInRoute.tsx';

/**
 * The part of a route that `redirectFor` guards: the loader when the page is opened, the element as long as it is open,
 * because the session also changes without a navigation, for example in another tab.
 */
export function guardedRoute(redirectFor: RedirectRule) {
  return { loader: guard(redirectFor), element: <SignedInRoute redirectFor={redirectFor} /> };
}

function guard(redirectFor: RedirectRule): LoaderFunction {
  return ({ request }) => {
    const user = readUser();
    // The page shows that it is loading while the server is asked for the user of the token.
    if (user === null && hasToken()) return null;
    const { pathname, search } = new URL(request.url);
    const to = redirectFor(user, search);
    if (needsNewDocument(to ?? pathname)) return redirectDocument(to ?? request.url);
    return to === null ? null : redirectTo(to, request);
  };
}
