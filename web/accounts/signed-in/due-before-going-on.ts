import { useIsSessionOver, useUser } from '../session.ts';

export type DueBeforeGoingOn = 'signIn' | 'newPassword' | 'consent';

/** What the person who is signed in has to do before anything else, the first of it; null where nothing is due. */
export function useDueBeforeGoingOn(): DueBeforeGoingOn | null {
  const user = useUser();
  const isSessionOver = useIsSessionOver();
  if (user === null) return null;
  if (isSessionOver) return 'signIn';
  if (user.newPasswordRequired) return 'newPassword';
  return user.consentRequired ? 'consent' : null;
}
