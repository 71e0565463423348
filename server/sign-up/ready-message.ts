import { formatCode } from '#server/facilities/codes.ts';
import { findCode } from '#server/facilities/find-code.ts';
import type { Database } from '#server/lib/database/pool.ts';
import type { AccountRow } from '#server/tables/accounts.ts';

/** The message for a new account, with the code of a facility that it created (docs/product-decisions.md#facility-sign-up-response). */
export async function readyMessage(
  database: Database,
  { id, userType }: Pick<AccountRow, 'id' | 'userType'>,
): Promise<string> {
  if (userType === 'individualUser') return 'Your account is ready.';
  const ready = 'Your account is ready. Please log in.';
  const code = userType === 'facilityAdmin' ? await findCode(database, id) : null;
  return code ? `${ready} Your facility code is ${formatCode(code)}.` : ready;
}
