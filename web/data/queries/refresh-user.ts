import { getMe } from '#contract/accounts.ts';
import type { User } from '#contract/user.ts';
import { ApiProblem, send } from '../api/client.ts';
import {
  closeSession,
  currentSession,
  followStored,
  openSession,
  readUser,
  storeUser,
} from '../session/current-session.ts';
import { readStored } from '../session/stored-session.ts';

/**
 * Reads the user of the stored token from the server. A token without a stored user gets its user or is cleared; a user
 * without a token, an unreadable user, and a user with another user's token are cleared, too (docs/product-decisions.md#stored-user and #stored-token). A
 * user whose token is not accepted anymore stays and is asked to sign in again (#sessions).
 */
export async function refreshUser(): Promise<User | null> {
  const { token, isShared, isCorrupt } = readStored();
  if (isCorrupt) closeSession();
  if (token === null || isCorrupt) return null;
  // A tab that wakes up may not have noticed yet that somebody else has logged in.
  followStored();
  const session = currentSession();
  if (session && session.token !== token) return session.user;
  const known = readUser();
  const isStillStored = () => readStored().token === token && currentSession() === session;
  try {
    const { user } = await send(getMe, { token });
    if (!isStillStored()) return readUser();
    if (session === null) openSession({ token, user, isShared });
    else if (session.userId !== user.userId) closeSession();
    // A user that was stored meanwhile, after a payment or by a quicker read, is newer than this response.
    else if (readUser() === known) storeUser(user);
  } catch (problem) {
    if (isSignedOut(problem) && session === null && isStillStored()) closeSession();
  }
  return readUser();
}

const isSignedOut = (problem: unknown) => problem instanceof ApiProblem && problem.code === 'signed_out';

/** Whether a token is stored, with or without its user. */
export const hasToken = (): boolean => readStored().token !== null;
