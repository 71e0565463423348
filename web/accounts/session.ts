import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { getMe } from '#contract/accounts.ts';
import { type User, user as userSchema } from '#contract/user.ts';
import { ApiProblem, send } from '#web/api/client.ts';
import { personCache } from '#web/offline/cache-names.ts';

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

/** Leaves nothing of the person in local or session storage, as specified for Log Out and Cancel Subscription. */
export function forgetSession(): void {
  localStorage.clear();
  for (const name of ['token', 'user']) sessionStorage.removeItem(name);
  if ('caches' in window) void caches.delete(personCache);
  tell();
}

/**
 * Asks the server who this is. A token without a user gets its user; one that opens nothing any more is forgotten, with
 * its user; a user without a token is forgotten too (decision G71).
 */
export async function refreshUser(): Promise<User | null> {
  const kept = storage();
  if (kept.getItem('token') === null) {
    if (kept.getItem('user') !== null) forgetSession();
    return null;
  }
  try {
    const { user } = await send(getMe, {});
    keepUser(user, kept);
    return user;
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.code === 'signed_out') forgetSession();
    return readUser();
  }
}

export function hasToken(): boolean {
  return storage().getItem('token') !== null;
}

export function useUser(): User | null {
  return useSyncExternalStore(subscribe, readUser, () => null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
