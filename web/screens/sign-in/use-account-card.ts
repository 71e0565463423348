import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { readPendingSignUp, readUnregistered, saveUnregistered } from '#web/data/session/pending-sign-up.ts';
import type { UnregisteredSocialUser } from '#web/data/session/social-user.ts';
import { redirectDelaysMs, useDelayedRedirect } from '#web/shell/routing/delayed-redirect.ts';

type Tab = 'login' | 'signUp';

/** The selected tab of the account card, and the user of Google or Facebook who signs up in it. */
export function useAccountCard() {
  const isSignUpAsked = useIsSignUpAsked();
  const [chosen, setChosen] = useState<Tab | null>(null);
  const [unregistered, setUnregistered] = useState(readUnregistered);
  const [arrivedUnregistered] = useState(unregistered !== null);
  const redirect = useDelayedRedirect();
  const asked: Tab = arrivedUnregistered || isSignUpAsked ? 'signUp' : 'login';

  const setUnregisteredUser = (user: UnregisteredSocialUser | null) => {
    saveUnregistered(user);
    setUnregistered(user);
  };

  return {
    tab: chosen ?? asked,
    select: (tab: Tab) => {
      if (tab === 'signUp' && redirect.pending) redirect.goNow();
      else setChosen(tab);
    },
    unregistered,
    setUnregisteredUser,
    redirect,
    /** Shows "User is not registered." and selects the sign-up tab after 5 s. */
    announceUnregistered: (user: UnregisteredSocialUser) => {
      setUnregisteredUser(user);
      redirect.start({
        afterMs: redirectDelaysMs.notRegistered,
        message: { kind: 'info', text: user.message ?? '' },
        go: () => setChosen('signUp'),
        staysOnPage: true,
      });
    },
  };
}

/**
 * Whether the previous page asked for the sign-up tab, or the visitor comes back to it from billing. False during
 * hydration: the first render must match the prerendered page.
 */
function useIsSignUpAsked(): boolean {
  const state = useLocation().state as { card?: unknown } | null;
  return useSyncExternalStore(
    () => () => {},
    () => state?.card === 'signUp' || readPendingSignUp() !== null,
    () => false,
  );
}
