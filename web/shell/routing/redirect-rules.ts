import { paths } from '#contract/pages/paths.ts';
import type { User } from '#contract/user.ts';

/**
 * Decides where a user is redirected instead of the requested page; null to open it (specification section 6).
 * @param search the query of the requested page
 */
export type RedirectRule = (user: User | null, search?: string) => string | null;

/**
 * The account page: open to everybody who is logged in, once a one-time password is replaced and an operator has set up
 * a second step.
 */
export const redirectForAccount: RedirectRule = (user) => {
  if (user === null) return paths.home;
  if (user.newPasswordRequired) return paths.newPassword;
  return user.twoStepsRequired ? paths.twoSteps : null;
};

/** Game and dashboard: an individual must be subscribed, too. Other kinds of account are ungated (docs/product-decisions.md#account-kinds). */
export const redirectForPlay: RedirectRule = (user) => {
  const isUnpaid = user?.userType === 'individualUser' && !user.isSubscribed;
  return redirectForAccount(user) ?? (isUnpaid ? paths.subscription : null);
};

/** /subscription is for individuals alone. */
export const redirectForSubscription: RedirectRule = (user) =>
  redirectForAccount(user) ?? (user?.userType === 'individualUser' ? null : paths.dashboard);

/** /facility is for administrators of a facility alone (#forbidden-page). */
export const redirectForFacility: RedirectRule = (user) =>
  redirectForAccount(user) ?? (user?.userType === 'facilityAdmin' ? null : paths.forbidden);

/** /operator is for operators alone. */
export const redirectForOperator: RedirectRule = (user) =>
  redirectForAccount(user) ?? (user?.userType === 'operator' ? null : paths.forbidden);

/** The one page for a user who logged in with a one-time password, until it is replaced. */
export const redirectForNewPassword: RedirectRule = (user) =>
  user?.newPasswordRequired ? null : (redirectForAccount(user) ?? paths.dashboard);

/** The one page for an operator without a second step. */
export const redirectForTwoSteps: RedirectRule = (user) =>
  user?.twoStepsRequired && !user.newPasswordRequired ? null : (redirectForAccount(user) ?? paths.dashboard);
