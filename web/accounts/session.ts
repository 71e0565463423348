import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { getMe } from '#contract/accounts.ts';
import { type User, user as userSchema } from '#contract/user.ts';
import { send } from '#web/api/client.ts';
import { isTokenRefused, onTokenRefused } from '#web/api/token.ts';
import { personCache } from '#web/offline/cache-names.ts';
import { forgetSuggestedLogin } from './log-in/suggested-login.ts';
import { forgetPendingSignUp } from './pending-sign-up.ts';

/**
 * Who is signed in: `token` and `user` in local storage, on a shared computer in session storage (api.md). Other tabs
 * follow; what cannot be read counts as signed out (decision G70).
 */

const listeners = new Set<() => void>();
let known: { text: string | null; user: User | null } = { text: null, user: null };

function storage(): Storage {
  return sessionStorage.getItem('token') === null ? localStorage : sessionStorage;
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** The stored person; the same object until the stored text changes. Null where nobody is signed in. */
export function readUser(): User | null {
  const kept = storage();
  const text = kept.getItem('token') === null ? null : kept.getItem('user');
  if (text !== known.text) known = { text, user: parseUser(text) };
  return known.user;
}

/** An unknown kind of account is shown as the least privileged one (decision G48). */
const storedUser = z.extend(userSchema, { userType: z.string() });

function parseUser(text: string | null): User | null {
  if (text === null) return null;
  try {
    const parsed = storedUser.safeParse(JSON.parse(text));
    return parsed.success ? (parsed.data as User) : null;
  } catch {
    return null;
  }
}

export function keepSession({ token, user }: { token: string; user: User }, shared = false): void {
  forgetSession();
  const kept = shared ? sessionStorage : localStorage;
  kept.setItem('token', token);
  keepUser(user, kept);
}

export function keepUser(user: User, kept = storage()): void {
  kept.setItem('user', JSON.stringify(user));
  tell();
}

/** In session storage once this person was asked the surveys; "Later" asks again after the next log in (decision G109). */
export const surveyOfferedKey = 'surveyOffered';

/** Leaves nothing of the person in local or session storage or in this tab, as specified for Log Out and Cancel Subscription. */
export function forgetSession(): void {
  localStorage.clear();
  for (const name of ['token', 'user', surveyOfferedKey]) sessionStorage.removeItem(name);
  if ('caches' in window) void caches.delete(personCache);
  forgetPendingSignUp();
  forgetSuggestedLogin();
  tell();
}

/**
 * Asks the server who this is. A token without a user gets its user or is forgotten; a user without a token, or one
 * that cannot be read, is forgotten too (decisions G70, G71). A person whose token opens nothing any more stays and is
 * asked to sign in again (G69).
 */
export async function refreshUser(): Promise<User | null> {
  const kept = storage();
  const token = kept.getItem('token');
  const isCorrupt = kept.getItem('user') !== null && readUser() === null;
  if (isCorrupt) forgetSession();
  if (token === null || isCorrupt) return null;
  try {
    const { user } = await send(getMe, {});
    const isStillTheirs = kept.getItem('token') === token;
    if (isStillTheirs) keepUser(user, kept);
  } catch {
    if (isTokenRefused() && readUser() === null) forgetSession();
  }
  return readUser();
}

export function hasToken(): boolean {
  return storage().getItem('token') !== null;
}

/** "This is a shared computer" was ticked: the session ends with the browser. */
export function isShared(): boolean {
  return storage() === sessionStorage;
}

export function useUser(): User | null {
  return useSyncExternalStore(onSessionChanged, readUser, () => null);
}

/** Whether the person must sign in again before anything is sent or read. */
export function useIsSessionOver(): boolean {
  return useSyncExternalStore(onSessionChanged, isTokenRefused, () => false);
}

/** A log in elsewhere writes one thing after the other: only what comes of them is told, so that nobody seems logged out. */
const settledAfterMs = 50;

/** Told whenever somebody is signed in, signed out or read anew, here or in another tab. */
export function onSessionChanged(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onStorage = () => {
    clearTimeout(timer);
    timer = setTimeout(listener, settledAfterMs);
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  const unsubscribe = onTokenRefused(listener);
  return () => {
    unsubscribe();
    listeners.delete(listener);
    clearTimeout(timer);
    window.removeEventListener('storage', onStorage);
  };
}
