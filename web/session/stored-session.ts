import * as z from 'zod/mini';
import { type User, user as userSchema } from '#contract/user.ts';
import { deviceItems, type Items, tabItems } from '#web/browser/storage.ts';
import type { SignedIn } from './session.ts';

/** `token` and `user` as the browser keeps them: in local storage, on a shared computer in session storage (api.md). */
export type Stored = {
  token: string | null;
  /** Null where none is stored, or one that cannot be read. */
  user: User | null;
  isShared: boolean;
  /** Something is stored as the person that is none: it counts as signed out (decision G70). */
  isCorrupt: boolean;
};

export function readStored(): Stored {
  const isShared = tabItems.get('token') !== null;
  return readFrom(isShared ? tabItems : deviceItems, isShared);
}

function readFrom(items: Items, isShared: boolean): Stored {
  const token = items.get('token');
  const text = items.get('user');
  // Another tab may write between the two: a person is never taken together with the token of another.
  if (items.get('token') !== token) return readFrom(items, isShared);
  const user = parseUser(text);
  return { token, user: token === null ? null : user, isShared, isCorrupt: text !== null && user === null };
}

export function signedInOf({ token, user, isShared }: Stored): SignedIn | null {
  return token !== null && user !== null ? { token, user, isShared } : null;
}

/** Who stays signed in on this device when the tab is closed. */
export function readDeviceUserId(): string | null {
  return readFrom(deviceItems, false).user?.userId ?? null;
}

export function writeStored({ token, user, isShared }: SignedIn): void {
  clearStored();
  (isShared ? tabItems : deviceItems).set('token', token);
  writeUser(user, isShared);
}

export function writeUser(user: User, isShared: boolean): void {
  (isShared ? tabItems : deviceItems).set('user', JSON.stringify(user));
}

/** Whether this session was asked the surveys; "Later" asks again after the next log in (decision G109). */
export const surveyOfferedKey = 'surveyOffered';

/** As specified for Log Out and Cancel Subscription: all of local storage, and what this tab keeps of the person. */
export function clearStored(): void {
  deviceItems.clear();
  for (const name of ['token', 'user', surveyOfferedKey]) tabItems.remove(name);
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
