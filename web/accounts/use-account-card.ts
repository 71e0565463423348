import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { redirectDelaysMs, useDelayedRedirect } from '#web/shell/delayed-redirect.ts';
import { keepNewcomer, readNewcomer, readPendingSignUp } from './pending-sign-up.ts';
import type { Newcomer } from './social/social-person.ts';

type Tab = 'login' | 'signUp';

/** Which tab of the account card is in front, and who came from Google or Facebook to sign up. */
export function useAccountCard() {
  const isSignUpAsked = useIsSignUpAsked();
  const [chosen, setChosen] = useState<Tab | null>(null);
  const [newcomer, setNewcomer] = useState(readNewcomer);
  const [cameAlong] = useState(newcomer !== null);
  const redirect = useDelayedRedirect();
  const asked: Tab = cameAlong || isSignUpAsked ? 'signUp' : 'login';

  const welcome = (arrived: Newcomer | null) => {
    keepNewcomer(arrived);
    setNewcomer(arrived);
  };

  return {
    tab: chosen ?? asked,
    select: (tab: Tab) => {
      if (tab === 'signUp' && redirect.pending) redirect.goNow();
      else setChosen(tab);
    },
    newcomer,
    welcome,
    redirect,
    /** Says "User is not registered." and brings the sign-up tab to the front after 5 s. */
    announceNewcomer: (arrived: Newcomer) => {
      welcome(arrived);
      redirect.start({
        afterMs: redirectDelaysMs.notRegistered,
        message: { kind: 'news', text: arrived.message ?? '' },
        go: () => setChosen('signUp'),
        staysOnPage: true,
      });
    },
  };
}

/**
 * Whether the page before asked for the sign-up tab, or somebody comes back to it from billing. False while the browser takes over a page that was drawn ahead: it
 * must first be drawn as it was.
 */
function useIsSignUpAsked(): boolean {
  const state = useLocation().state as { card?: unknown } | null;
  return useSyncExternalStore(
    () => () => {},
    () => state?.card === 'signUp' || readPendingSignUp() !== null,
    () => false,
  );
}
