import { paths } from '#contract/paths.ts';
import type { User } from '#contract/user.ts';

/** Where a person is led instead of the page asked for; null to go in (specification section 6). */
export type Landing = { to: string } | null;

/** Game and dashboard: signed in, and an individual must be subscribed. Other kinds of account are ungated (G48). */
export function landingForPlay(user: User | null): Landing {
  if (user === null) return { to: paths.home };
  if (user.newPasswordRequired) return { to: paths.newPassword };
  if (user.userType === 'individualUser' && !user.isSubscribed) return { to: paths.subscription };
  return null;
}

/** /subscription is for individuals alone. */
export function landingForSubscription(user: User | null): Landing {
  if (user === null) return { to: paths.home };
  if (user.newPasswordRequired) return { to: paths.newPassword };
  return user.userType === 'individualUser' ? null : { to: paths.dashboard };
}

/** The own account: whoever is signed in. */
export function landingForAccount(user: User | null): Landing {
  if (user === null) return { to: paths.home };
  return user.newPasswordRequired ? { to: paths.newPassword } : null;
}

/** The one page for who is signed in by a one-time password, until they have chosen one of their own. */
export function landingForNewPassword(user: User | null): Landing {
  if (user === null) return { to: paths.home };
  return user.newPasswordRequired ? null : { to: paths.dashboard };
}
