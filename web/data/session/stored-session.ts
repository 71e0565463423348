import type { User } from '#contract/user.ts';
import { deviceItems, type Items, tabItems } from '#web/lib/storage.ts';
import type { StoredSession } from './session.ts';
import { userOf } from './stored-user.ts';

/** `token` and `user` in the browser: in local storage, on a shared computer in session storage (api.md). */
export type Stored = {
  token: string | null;
  /** Null when no user is stored, or an unreadable one. */
  user: User | null;
  isShared: boolean;
  /** A user without a token, or one that cannot be read: it counts as logged out (docs/product-decisions.md#stored-user). */
  isCorrupt: boolean;
};

export function readStored(): Stored {
  const isShared = tabItems.get('token') !== null;
  return readFrom(isShared ? tabItems : deviceItems, isShared);
}

function readFrom(items: Items, isShared: boolean): Stored {
  const token = items.get('token');
  const text = items.get('user');
  // Another tab may write between the two reads: a user is never combined with the token of another user.
  if (items.get('token') !== token) return readFrom(items, isShared);
  const user = parseUser(text);
  return {
    token,
    user: token === null ? null : user,
    isShared,
    isCorrupt: text !== null && (user === null || token === null),
  };
}

export function signedInOf({ token, user, isShared }: Stored): StoredSession | null {
  return token !== null && user !== null ? { token, user, isShared } : null;
}

/** The user who stays logged in on this device when the tab is closed. */
export function readDeviceUserId(): string | null {
  return readFrom(deviceItems, false).user?.userId ?? null;
}

export function writeStored({ token, user, isShared }: StoredSession): void {
  clearStored();
  (isShared ? tabItems : deviceItems).set('token', token);
  writeUser(user, isShared);
}

export function writeUser(user: User, isShared: boolean): void {
  (isShared ? tabItems : deviceItems).set('user', JSON.stringify(user));
}

/** Whether this session offered the surveys; "Later" offers them again after the next log in (#survey-close). */
export const surveyOfferedKey = 'surveyOffered';

/** The session of a learning system that launched a part of the game, with its token. */
export const courseKey = 'course';

/** The learners of learning systems that the user has said to be. */
export const learnersKey = 'learners';

/** As specified for Log Out and Cancel Subscription: all of local storage, and what this tab stores of the user. */
export function clearStored(): void {
  deviceItems.clear();
  for (const name of ['token', 'user', surveyOfferedKey, courseKey, learnersKey]) tabItems.remove(name);
}

function parseUser(text: string | null): User | null {
  if (text === null) return null;
  try {
    return userOf(JSON.parse(text));
  } catch {
    return null;
  }
}
