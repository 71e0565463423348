import { useNavigate } from 'react-router';
import { logout } from '#contract/accounts.ts';
import { paths } from '#contract/pages/paths.ts';
import type { User } from '#contract/user.ts';
import { send } from '#web/data/api/client.ts';
import { flashOnNextPage } from '#web/data/session/flash.ts';
import { suggestLogin } from '#web/data/session/suggested-login.ts';

/** The page after a sign-up, also for individuals, as specified (docs/product-decisions.md#after-sign-up). */
const pageAfterSignUp = paths.facilityLogin;

/** Shows that the account is ready on the login page, and fills in the name there. */
export function useAccountReady() {
  const navigate = useNavigate();
  return ({ message, user, token }: { message: string; user: User; token: string }) => {
    // A session that nobody uses would appear on the account page as an unknown device.
    void send(logout, { token }).catch(() => null);
    suggestLogin(user.email ?? user.userName);
    flashOnNextPage({ kind: 'good', text: message });
    navigate(pageAfterSignUp);
  };
}
