import type { User } from '#contract/user.ts';
import { openSession } from '#web/session/current-session.ts';

/** After every log in: the person is kept on this device, and the pages look as they chose. */
export function enter({ token, user }: { token: string; user: User }, shared = false): void {
  openSession({ token, user, isShared: shared });
  // Nothing else opens before that person has chosen a password.
  if (user.newPasswordRequired) return;
  // Its own part: the first load of the home page does without it.
  void import('./own/kept-settings.ts').then(({ followAccountSettings }) => followAccountSettings());
}
