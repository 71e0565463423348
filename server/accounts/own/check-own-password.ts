import { eq } from 'drizzle-orm';
import { Problem } from '#server/problem.ts';
import type { Services } from '#server/services.ts';
import { tryPassword } from '../log-in/login-delay.ts';
import { isPassword } from '../passwords/passwords.ts';
import { accounts } from '../tables.ts';

/**
 * Asks who is signed in for the password once more, with the same growing delay as a log in.
 * @throws Problem `wrong_credentials` or `too_many_requests`
 */
export async function checkOwnPassword(
  services: Services,
  accountId: string,
  password: string,
  address: string,
): Promise<void> {
  const [account] = await services.database
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const attempt = { account: accountId, address, isKnown: true };
  const { isRight } = await tryPassword(services, attempt, () =>
    isPassword(account?.passwordHash ?? null, password),
  );
  if (!isRight) throw new Problem('wrong_credentials', 'This is not your password.');
}
