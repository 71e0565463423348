import type * as z from 'zod/mini';
import type { signedIn } from '#contract/user.ts';
import { openAfterSecondStep } from '#server/accounts/given-password.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { eq } from '#server/lib/database/query.ts';
import type { WithText } from '#server/lib/language/text.ts';
import type { Services } from '#server/services/services.ts';
import { accounts } from '#server/tables/accounts.ts';
import { openAccount } from '../../log-in.ts';
import { consumeOneTimePassword } from '../../one-time-password.ts';
import { rememberBrowser } from '../../remembered-browsers.ts';
import type { TypedAt } from '../../verify-password.ts';
import { consumeChallenge, expired } from './challenges.ts';

type Given = { challenge: string; remember?: boolean | undefined };

/** Opens the session that waited for the second step, which was done. @throws Problem `log_in_expired` */
export function completeLogIn(
  services: Services,
  { address, device = '', deviceId }: TypedAt,
  { challenge, remember = false }: Given,
): Promise<WithText<z.output<typeof signedIn>>> {
  return services.database.transaction(async (tx) => {
    const { accountId, openedBy, isShared, sessionEndsAt } = await consumeChallenge(
      tx,
      challenge,
      services.clock.now(),
    );
    if (openedBy === 'password') await consumePassword(tx, accountId);
    await openAfterSecondStep(tx, accountId, services.clock.now());
    const from = {
      device,
      deviceId,
      shared: isShared,
      address,
      by: openedBy,
      endsAt: sessionEndsAt,
      secondStepAt: services.clock.now(),
    };
    const opened = await openAccount(services, tx, accountId, from);
    if (remember && !isShared) await rememberBrowser(services, tx, accountId, deviceId);
    return opened;
  });
}

/** Two logins may have begun with one password that works once. @throws Problem `log_in_expired` */
async function consumePassword(database: Database, id: string): Promise<void> {
  const [account] = await database
    .select({ passwordIsOneTime: accounts.passwordIsOneTime })
    .from(accounts)
    .where(eq(accounts.id, id));
  if (!account || !(await consumeOneTimePassword(database, { id, ...account }))) throw expired();
}
