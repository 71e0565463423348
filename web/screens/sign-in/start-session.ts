import type { User } from '#contract/user.ts';
import { openSession } from '#web/data/session/current-session.ts';

/** What a log in returns once every step is done. */
export type OpenedSession = { token: string; user: User };

/** After every log in: stores the user on this device, and applies the settings of the account. */
export function startSession({ token, user }: OpenedSession, shared = false): void {
  openSession({ token, user, isShared: shared });
  // No other page opens before the user has chosen a new password.
  if (user.newPasswordRequired) return;
  if (!shared)
    void import('#web/data/queries/kept-login.ts').then(({ keepLogin }) => keepLogin()).catch(() => null);
  // Loaded later: the first load of the home page does not need it.
  void import('#web/data/queries/account-settings.ts').then(({ applyAccountSettings }) =>
    applyAccountSettings(),
  );
}
