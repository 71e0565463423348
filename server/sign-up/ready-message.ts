import { formatCode } from '#server/facilities/codes.ts';
import { findCode } from '#server/facilities/find-code.ts';
import type { Database } from '#server/lib/database/pool.ts';
import type { Text } from '#server/lib/language/text.ts';
import type { AccountRow } from '#server/tables/accounts.ts';
import { signUpMessages } from './messages.ts';

/** The message for a new account, with the code of a facility that it created (docs/product-decisions.md#facility-sign-up-response). */
export async function readyMessage(
  database: Database,
  { id, userType }: Pick<AccountRow, 'id' | 'userType'>,
): Promise<Text> {
  if (userType === 'individualUser') return signUpMessages.accountReady;
  const code = userType === 'facilityAdmin' ? await findCode(database, id) : null;
  return code
    ? signUpMessages.accountReadyWithCode({ code: formatCode(code) })
    : signUpMessages.accountReadyLogIn;
}
