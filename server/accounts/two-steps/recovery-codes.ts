import type { Database } from '#server/lib/database/pool.ts';
import { and, eq } from '#server/lib/database/query.ts';
import { longCode, typedCode } from '#server/lib/readable-code.ts';
import type { Services } from '#server/services/services.ts';
import { recoveryCodes } from '#server/tables/two-steps.ts';

const howMany = 10;

type Keys = Pick<Services, 'hashCaller'>;

const hashCode = ({ hashCaller }: Keys, accountId: string, code: string) =>
  hashCaller(`recovery code ${accountId} ${typedCode(code)}`);

/** Makes ten new codes in place of the old ones; only their hashes are stored. */
export async function makeRecoveryCodes(
  services: Keys & Pick<Services, 'clock'>,
  database: Database,
  accountId: string,
): Promise<string[]> {
  const codes = Array.from({ length: howMany }, longCode);
  const madeAt = services.clock.now();
  const rows = await Promise.all(
    codes.map(async (code) => ({ accountId, codeHash: await hashCode(services, accountId, code), madeAt })),
  );
  await database.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await database.insert(recoveryCodes).values(rows);
  return codes;
}

/** Uses a code up, in one statement. @returns whether it was one that had not been used */
export async function consumeRecoveryCode(
  keys: Keys,
  database: Database,
  accountId: string,
  code: string,
): Promise<boolean> {
  const isThis = and(
    eq(recoveryCodes.accountId, accountId),
    eq(recoveryCodes.codeHash, await hashCode(keys, accountId, code)),
  );
  const used = await database.delete(recoveryCodes).where(isThis);
  return used.rowCount === 1;
}
