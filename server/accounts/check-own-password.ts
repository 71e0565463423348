import { recordEvent } from '#server/audit/record-event.ts';
import { eq } from '#server/lib/database/query.ts';
import { fieldProblem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import { accountsMessages } from './messages.ts';
import { isTypedPassword } from './passwords.ts';
import { type TypedAt, verifyPassword } from './verify-password.ts';

/**
 * Checks the password of a signed-in person again, with the same growing delay as a login.
 * @param field where the password was typed
 * @throws Problem `wrong_credentials` at that field, or `too_many_requests`
 */
export async function checkOwnPassword(
  services: Services,
  accountId: string,
  password: string,
  typedAt: TypedAt,
  field: 'password' | 'currentPassword',
): Promise<void> {
  const [account] = await services.database
    .select({ passwordHash: accounts.passwordHash, passwordIsOneTime: accounts.passwordIsOneTime })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const target = { accountId, name: accountId, isKnown: true };
  const { isRight } = await verifyPassword(services, target, typedAt, () =>
    isTypedPassword(account, password),
  );
  if (isRight) return;
  const { address, device } = typedAt;
  const event = { kind: 'wrong_password', accountId, address, device, detail: 'own_account' } as const;
  await recordEvent(services, services.database, event);
  throw fieldProblem(field, accountsMessages.notYourPassword, 'wrong_credentials');
}
