import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '#server/database/pool.ts';
import { forgetFailures } from '../log-in/login-delay.ts';
import { withdrawLinks } from '../mailed-links.ts';
import { accounts, sessions } from '../tables.ts';
import { hashPassword } from './passwords.ts';

/** Without letters and digits that look alike on paper. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

function group(): string {
  return Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Gives an account a password that opens it once; the person then chooses a new one. Ends its sessions. */
export async function giveOneTimePassword(database: Database, accountId: string): Promise<string> {
  const password = `${group()}-${group()}-${group()}`;
  const passwordHash = await hashPassword(password);
  await database.transaction(async (tx) => {
    await tx
      .update(accounts)
      .set({ passwordHash, passwordIsOneTime: true })
      .where(eq(accounts.id, accountId));
    await withdrawLinks(tx, accountId);
    await forgetFailures(tx, accountId);
    await tx.delete(sessions).where(eq(sessions.accountId, accountId));
  });
  return password;
}
