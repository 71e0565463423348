import { t } from '@lingui/core/macro';
import type { User } from '#contract/user.ts';
import { forgetSuggestedLogin } from '#web/accounts/log-in/suggested-login.ts';
import { forgetPendingSignUp } from '#web/accounts/pending-sign-up.ts';
import { createSignal, useStore } from '#web/lib/store.ts';
import { flashOnNextPage } from '#web/shell/flash.ts';
import { forgetKeptReads } from './forget-kept-reads.ts';
import { Session, type SignedIn } from './session.ts';
import { clearStored, readStored, signedInOf, writeStored, writeUser } from './stored-session.ts';

/**
 * Who is signed in in this tab. The tab holds on to its session, token and all, until it has noticed what another tab
 * stored: what a page of one person does never goes out in the name of the next.
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

function sessionOf(signedIn: SignedIn | null): Session | null {
  return signedIn && new Session(signedIn);
}

/** After every log in. The same person goes on where they were; for anybody else everything begins anew. */
export function openSession(signedIn: SignedIn): void {
  const session = currentSession();
  writeStored(signedIn);
  forgetTyped();
  if (session?.isOf(signedIn)) session.renew(signedIn);
  else change(new Session(signedIn));
  changes.notify();
}

/** Leaves nothing of the person in this browser but answers that wait in the outbox. */
export function leaveSession(): void {
  currentSession();
  clearStored();
  forgetTyped();
  change(null);
  changes.notify();
}

function change(next: Session | null): void {
  current?.close();
  current = next;
  void forgetKeptReads();
}

/** What a visitor has typed on the way in. */
function forgetTyped(): void {
  forgetPendingSignUp();
  forgetSuggestedLogin();
}

/** What the server now says of the person; not where somebody else is signed in by then. */
export function keepUser(user: User): void {
  const session = currentSession();
  if (session?.userId !== user.userId || readStored().token !== session.token) return;
  if (!session.renew({ token: session.token, user })) return;
  writeUser(user, session.isShared);
  changes.notify();
}

/**
 * The server does not know this token any more; the person stays and is asked to sign in again (decision G69). On a
 * shared computer somebody else may sit there by now: nothing of the person stays but answers that wait in the outbox.
 */
export function refuseToken(token: string): void {
  const session = currentSession();
  if (!session?.refuse(token)) return;
  if (session.isShared) {
    flashOnNextPage({ kind: 'news', text: t`Please sign in again, your answers are safe` });
    leaveSession();
  } else {
    void forgetKeptReads({ all: true });
    changes.notify();
  }
}

export const readUser = (): User | null => currentSession()?.user ?? null;

const readIsOver = () => currentSession()?.isOver ?? false;

export function useSession(): Session | null {
  return useStore({ subscribe: onSessionChanged, get: currentSession }, null);
}

export function useUser(): User | null {
  return useStore({ subscribe: onSessionChanged, get: readUser }, null);
}

/** Whether the person must sign in again before anything is sent or read. */
export function useIsSessionOver(): boolean {
  return useStore({ subscribe: onSessionChanged, get: readIsOver }, false);
}

/** Told whenever somebody is signed in or out, is read anew, or has to sign in again; of nothing twice. */
export const onSessionChanged = changes.subscribe;

/** A log in elsewhere writes one thing after the other: only what comes of them counts, so that nobody seems logged out. */
const settledAfterMs = 50;

function followOtherTabs(): void {
  if (typeof window === 'undefined') return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const followSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(follow, settledAfterMs);
  };
  window.addEventListener('storage', followSoon);
  // A page that was put aside has heard of nothing.
  window.addEventListener('pageshow', followSoon);
  document.addEventListener('visibilitychange', followSoon);
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
