import { eq } from 'drizzle-orm';
import { fieldProblem } from '#server/problem.ts';
import type { Services } from '#server/services.ts';
import { tryPassword } from '../log-in/login-delay.ts';
import { isPassword } from '../passwords/passwords.ts';
import { accounts } from '../tables.ts';

/**
 * Asks who is signed in for the password once more, with the same growing delay as a log in.
 * @param field where the password was typed
 * @throws Problem `wrong_credentials` at that field, or `too_many_requests`
 */
export async function checkOwnPassword(
  services: Services,
  accountId: string,
  password: string,
  address: string,
  field: 'password' | 'currentPassword',
): Promise<void> {
  const [account] = await services.database
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const attempt = { account: accountId, address, isKnown: true };
  const { isRight } = await tryPassword(services, attempt, () =>
    isPassword(account?.passwordHash ?? null, password),
  );
  if (!isRight) throw fieldProblem(field, 'This is not your password.', 'wrong_credentials');
}
