import type { Body } from '#contract/endpoint.ts';
import type { logInWithCode } from '#contract/two-steps-log-in.ts';
import { recordEvent } from '#server/audit/record-event.ts';
import { and, eq, isNotNull, lt, sql } from '#server/lib/database/query.ts';
import { fieldProblem, Problem } from '#server/lib/problem.ts';
import { enqueueEmail } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';
import { authenticatorApps } from '#server/tables/two-steps.ts';
import { findStep } from '../../authenticator-codes.ts';
import { findKnownDevice } from '../../known-devices.ts';
import { tryPassword } from '../../login-delay.ts';
import { accountsMessages } from '../../messages.ts';
import { ceiling } from '../../password-ceiling.ts';
import { decrypt } from '../../secret-box.ts';
import type { TypedAt } from '../../verify-password.ts';
import { consumeRecoveryCode } from '../recovery-codes.ts';

/** The owner is notified, once, of this many wrong codes in a row: somebody may know the password. */
const warnAfter = 10;

type Typed = Pick<Body<typeof logInWithCode>, 'way' | 'code'>;

/**
 * Checks a code and uses it up. Wrong ones are delayed as wrong passwords are, and counted apart from them: otherwise
 * the right password would begin the count again. After 100 wrong codes in a row only recovery codes and passkeys work.
 * @throws Problem `wrong_credentials`, with the same message for every wrong code, `too_many_requests` or `busy`
 */
export async function verifyCode(
  services: Services,
  accountId: string,
  { way, code }: Typed,
  typedAt: TypedAt,
): Promise<void> {
  const { address, device, deviceId } = typedAt;
  const known = await findKnownDevice(services, accountId, deviceId);
  const attempt = { account: `second step ${accountId}`, address, device: known, isKnown: true };
  const { isRight } = await tryPassword(services, attempt, () =>
    way === 'app'
      ? checkAppCode(services, accountId, code, typedAt)
      : checkRecoveryCode(services, accountId, code, typedAt),
  );
  if (isRight) return;
  await recordEvent(services, services.database, { kind: 'wrong_second_step', accountId, address, device });
  throw fieldProblem('code', accountsMessages.codeWrong, 'wrong_credentials');
}

async function checkAppCode(
  services: Services,
  accountId: string,
  code: string,
  { origin }: TypedAt,
): Promise<boolean> {
  const { database, clock } = services;
  const isThis = and(eq(authenticatorApps.accountId, accountId), isNotNull(authenticatorApps.secret));
  const [app] = await database
    .update(authenticatorApps)
    .set({ wrongCodes: sql`least(${ceiling}::int, ${authenticatorApps.wrongCodes}) + 1` })
    .where(isThis)
    .returning({ secret: authenticatorApps.secret, wrongCodes: authenticatorApps.wrongCodes });
  if (!app?.secret) return false;
  if (app.wrongCodes > ceiling) throw tooManyWrong();
  const step = await findStep(await decrypt(services, accountId, app.secret), code, clock.now());
  // A code that was used before, or an older one, is as wrong as any other.
  if (step !== null && (await consumeStep(services, accountId, step))) return true;
  if (app.wrongCodes === warnAfter) {
    await enqueueEmail(services, database, { template: 'twoSteps', accountId, about: 'wrong_codes', origin });
  }
  return false;
}

/** Uses up the code of a time step, in one statement: of two uses at once only one succeeds. */
async function consumeStep({ database }: Services, accountId: string, step: number): Promise<boolean> {
  const consumed = await database
    .update(authenticatorApps)
    .set({ lastStep: step, wrongCodes: 0 })
    .where(and(eq(authenticatorApps.accountId, accountId), lt(authenticatorApps.lastStep, step)));
  return consumed.rowCount === 1;
}

/** The owner is notified of each use, in case somebody has found the list. */
function checkRecoveryCode(
  services: Services,
  accountId: string,
  code: string,
  { address, device, origin }: TypedAt,
): Promise<boolean> {
  return services.database.transaction(async (tx) => {
    if (!(await consumeRecoveryCode(services, tx, accountId, code))) return false;
    await tx
      .update(authenticatorApps)
      .set({ wrongCodes: 0 })
      .where(eq(authenticatorApps.accountId, accountId));
    await recordEvent(services, tx, { kind: 'recovery_code_used', accountId, address, device });
    await enqueueEmail(services, tx, {
      template: 'twoSteps',
      accountId,
      about: 'recovery_code_used',
      origin,
    });
    return true;
  });
}

const tooManyWrong = () => new Problem('too_many_requests', accountsMessages.tooManyWrongCodes);
