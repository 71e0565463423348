import { useNavigate } from 'react-router';
import { logout } from '#contract/accounts.ts';
import { paths } from '#contract/paths.ts';
import type { User } from '#contract/user.ts';
import { send } from '#web/api/client.ts';
import { flashOnNextPage } from '#web/shell/flash.ts';
import { suggestLogin } from '../log-in/suggested-login.ts';

/** Where a finished sign-up leads, for individuals too, as the specification writes it (decision G57). */
const pageAfterSignUp = paths.facilityLogin;

/** Says that the account is ready, and fills in the log in that comes next. */
export function useAccountReady() {
  const navigate = useNavigate();
  return ({ message, user, token }: { message: string; user: User; token: string }) => {
    // A session that nobody uses would stand on the account page as an unknown device.
    void send(logout, { token }).catch(() => null);
    suggestLogin(user.email ?? user.userName);
    flashOnNextPage({ kind: 'good', text: message });
    navigate(pageAfterSignUp);
  };
}
