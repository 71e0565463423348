import { Problem } from '#server/lib/problem.ts';
import { enqueueEmail } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { findKnownDevice } from './known-devices.ts';
import { type PasswordCheck, tryPassword } from './login-delay.ts';
import { accountsMessages } from './messages.ts';
import { wrongForAccount, wrongForUnknownName, wrongOnDevice } from './password-ceiling.ts';

/** The owner is notified, once, of this many wrong passwords in a row. */
const warnAfter = 20;

/** Where a password is typed; every call has these fields. */
export type TypedAt = {
  readonly address: string;
  readonly device?: string;
  readonly deviceId: string;
  readonly origin: string;
};

type Target = {
  /** The account that the password is for; null if nobody has the typed name. */
  accountId: string | null;
  name: string;
  /** Already identified by a session or a provider. */
  isKnown?: boolean;
};

/**
 * Checks a password, with the growing delay, and below the ceiling of wrong ones in a row. A device that has logged in
 * to the account before is counted separately: wrong passwords elsewhere do not lock it out.
 * @throws Problem `too_many_requests` or `busy`
 */
export async function verifyPassword(
  services: Services,
  { accountId, name, isKnown = false }: Target,
  { address, deviceId, origin }: TypedAt,
  check: () => Promise<boolean>,
): Promise<PasswordCheck> {
  if (!services.config.loginDelay) return { isRight: await check(), rejection: null };
  const device = accountId ? await findKnownDevice(services, accountId, deviceId) : null;
  const attempt = { account: accountId ?? name, address, device, isKnown: isKnown || device !== null };
  const wrong = wrongInARow(services, accountId, name, device);
  const checkBelowCeiling = async () => {
    const inARow = await wrong.add();
    if (inARow === undefined) throw tooManyWrong();
    const isRight = await check();
    if (!isRight && accountId && inARow === warnAfter) {
      await enqueueEmail(services, services.database, { template: 'wrongPasswords', accountId, origin });
    }
    return isRight;
  };
  return tryPassword(services, attempt, checkBelowCeiling, () => wrong.clear());
}

function wrongInARow(services: Services, accountId: string | null, name: string, device: string | null) {
  if (!accountId) return wrongForUnknownName(services, name);
  return device ? wrongOnDevice(services, accountId, device) : wrongForAccount(services, accountId);
}

const tooManyWrong = () => new Problem('too_many_requests', accountsMessages.tooManyWrongPasswords);
