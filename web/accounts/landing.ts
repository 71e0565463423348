import { paths } from '#contract/paths.ts';
import type { User } from '#contract/user.ts';

/** Where a person is led instead of the page asked for; null to go in (specification section 6). */
export type Landing = { to: string } | null;

/** The own account: whoever is logged in. Whoever used a one-time password chooses one of their own first. */
export function landingForAccount(user: User | null): Landing {
  if (user === null) return { to: paths.home };
  return user.newPasswordRequired ? { to: paths.newPassword } : null;
}

/** Game and dashboard: logged in, and an individual must be subscribed. Other kinds of account are ungated (G48). */
export function landingForPlay(user: User | null): Landing {
  const isUnpaid = user?.userType === 'individualUser' && !user.isSubscribed;
  return landingForAccount(user) ?? (isUnpaid ? { to: paths.subscription } : null);
}

/** /subscription is for individuals alone. */
export function landingForSubscription(user: User | null): Landing {
  return landingForAccount(user) ?? (user?.userType === 'individualUser' ? null : { to: paths.dashboard });
}

/** The one page for a person who used a one-time password, until they have chosen one of their own. */
export function landingForNewPassword(user: User | null): Landing {
  if (user?.newPasswordRequired) return null;
  return landingForAccount(user) ?? { to: paths.dashboard };
}
