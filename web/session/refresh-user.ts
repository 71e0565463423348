import { getMe } from '#contract/accounts.ts';
import type { User } from '#contract/user.ts';
import { ApiProblem, send } from '#web/api/client.ts';
import { currentSession, keepUser, leaveSession, openSession, readUser } from './current-session.ts';
import { readStored } from './stored-session.ts';

/**
 * Asks the server who this is. A token without a user gets its user or is forgotten; a user without a token, one that
 * cannot be read, or one whose token is somebody else's, is forgotten too (decisions G70, G71). A person whose token
 * opens nothing any more stays and is asked to sign in again (G69).
 */
export async function refreshUser(): Promise<User | null> {
  const { token, isShared, isCorrupt } = readStored();
  if (isCorrupt) leaveSession();
  if (token === null || isCorrupt) return null;
  const known = readUser();
  try {
    const { user } = await send(getMe, { token });
    if (readStored().token !== token) return readUser();
    if (known === null) openSession({ token, user, isShared });
    else if (known.userId !== user.userId) leaveSession();
    // What was kept meanwhile, after a payment or by a quicker read, is newer than this response.
    else if (readUser() === known) keepUser(user);
  } catch (problem) {
    if (isSignedOut(problem) && currentSession() === null) leaveSession();
  }
  return readUser();
}

const isSignedOut = (problem: unknown) => problem instanceof ApiProblem && problem.code === 'signed_out';

/** Whether a token is stored, be it that of a known person or not. */
export const hasToken = (): boolean => readStored().token !== null;
