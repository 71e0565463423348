import { t } from '@lingui/core/macro';
import type { User } from '#contract/user.ts';
import { createSignal, useStore } from '#web/lib/store.ts';
import { clearStoredReads } from './clear-stored-reads.ts';
import { flashOnNextPage } from './flash.ts';
import { forgetKeptLogin } from './kept-mark.ts';
import { clearPendingSignUp } from './pending-sign-up.ts';
import { Session, type StoredSession } from './session.ts';
import { clearStored, readStored, signedInOf, writeStored, writeUser } from './stored-session.ts';
import { clearSuggestedLogin } from './suggested-login.ts';

/**
 * The user who is logged in in this tab. The tab keeps its session and token until it has noticed what another tab
 * stored, so that a request of one user's page is never sent in the name of the next user.
 */

const changes = createSignal();
let current: Session | null | undefined;

export function currentSession(): Session | null {
  if (current === undefined) {
    current = sessionOf(signedInOf(readStored()));
    followOtherTabs();
  }
  return current;
}

function sessionOf(signedIn: StoredSession | null): Session | null {
  return signedIn && new Session(signedIn);
}

/** After every log in. The same user continues where they were; for another user everything starts over. */
export function openSession(signedIn: StoredSession): void {
  const session = currentSession();
  writeStored(signedIn);
  if (signedIn.isShared) forgetKeptLogin();
  clearSignUpDrafts();
  if (session?.isOf(signedIn)) session.renew(signedIn);
  else change(new Session(signedIn));
  changes.notify();
}

/** Leaves no data of the user in this browser, except answers that wait in the outbox. */
export function closeSession(): void {
  currentSession();
  clearStored();
  forgetKeptLogin();
  clearSignUpDrafts();
  change(null);
  changes.notify();
}

function change(next: Session | null): void {
  current?.close();
  current = next;
  void clearStoredReads();
}

/** Clears what a visitor typed before the session started. */
function clearSignUpDrafts(): void {
  clearPendingSignUp();
  clearSuggestedLogin();
}

/** Stores the user as the server now returns it, unless another user is logged in by then. */
export function storeUser(user: User): void {
  const session = currentSession();
  if (session?.userId !== user.userId || readStored().token !== session.token) return;
  if (!session.renew({ token: session.token, user })) return;
  writeUser(user, session.isShared);
  changes.notify();
}

/**
 * The server does not accept this token anymore; the user stays and is asked to sign in again (docs/product-decisions.md#sessions). On a
 * shared computer somebody else may be sitting there by now, so only answers that wait in the outbox stay.
 */
export function rejectToken(token: string): void {
  const session = currentSession();
  if (!session?.reject(token)) return;
  if (session.isShared) {
    flashOnNextPage({ kind: 'info', text: t`Please sign in again, your answers are safe` });
    closeSession();
  } else {
    void clearStoredReads({ all: true });
    changes.notify();
  }
}

export const readUser = (): User | null => currentSession()?.user ?? null;

const readIsExpired = () => currentSession()?.isExpired ?? false;

export function useSession(): Session | null {
  return useStore({ subscribe: onSessionChanged, get: currentSession }, null);
}

export function useUser(): User | null {
  return useStore({ subscribe: onSessionChanged, get: readUser }, null);
}

/** Whether the user must sign in again before anything is sent or read. */
export function useIsSessionExpired(): boolean {
  return useStore({ subscribe: onSessionChanged, get: readIsExpired }, false);
}

/** Calls the listener once for each log in, log out, changed user and expired session. */
export const onSessionChanged = changes.subscribe;

/** Another tab writes token and user one after the other: reading only the final state avoids a false log out. */
const settledAfterMs = 50;

function followOtherTabs(): void {
  if (typeof window === 'undefined') return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const followSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(follow, settledAfterMs);
  };
  window.addEventListener('storage', followSoon);
  // A page in the background or in the back-forward cache may have missed events.
  window.addEventListener('pageshow', followSoon);
  document.addEventListener('visibilitychange', followSoon);
}

/** Takes over at once what another tab has stored. A token without its user may be half of what it is storing. */
export function followStored(): void {
  if (signedInOf(readStored())) follow();
}

function follow(): void {
  const signedIn = signedInOf(readStored());
  if (signedIn && current?.isOf(signedIn)) {
    if (!current.renew(signedIn)) return;
  } else {
    if (!current && !signedIn) return;
    change(sessionOf(signedIn));
  }
  changes.notify();
}
