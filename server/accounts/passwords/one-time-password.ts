import { eq } from 'drizzle-orm';
import { readableCode } from '#server/readable-code.ts';
import type { Services } from '#server/services.ts';
import { forgetFailures } from '../log-in/login-delay.ts';
import { withdrawLinks } from '../mailed-links.ts';
import { accounts, sessions } from '../tables.ts';
import { hashPassword } from './passwords.ts';

/** Gives an account a password that opens it once; the person then chooses a new one. Ends its sessions. */
export async function giveOneTimePassword(services: Services, accountId: string): Promise<string> {
  const password = [4, 4, 4].map(readableCode).join('-');
  const passwordHash = await hashPassword(password);
  await services.database.transaction(async (tx) => {
    await tx
      .update(accounts)
      .set({ passwordHash, passwordIsOneTime: true })
      .where(eq(accounts.id, accountId));
    await withdrawLinks(tx, accountId);
    await forgetFailures(services, tx, accountId);
    await tx.delete(sessions).where(eq(sessions.accountId, accountId));
  });
  return password;
}
