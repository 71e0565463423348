import type * as z from 'zod/mini';
import type { signedIn } from '#contract/user.ts';
import { openAfterSecondStep } from '#server/accounts/given-password.ts';
import type { Services } from '#server/services/services.ts';
import { openAccount } from '../../log-in.ts';
import { rememberBrowser } from '../../remembered-browsers.ts';
import type { TypedAt } from '../../verify-password.ts';
import { consumeChallenge } from './challenges.ts';

type Given = { challenge: string; remember?: boolean | undefined };

/** Opens the session that waited for the second step, which was done. @throws Problem `log_in_expired` */
export function completeLogIn(
  services: Services,
  { address, device = '', deviceId }: TypedAt,
  { challenge, remember = false }: Given,
): Promise<z.output<typeof signedIn>> {
  return services.database.transaction(async (tx) => {
    const { accountId, openedBy, isShared, sessionEndsAt } = await consumeChallenge(
      tx,
      challenge,
      services.clock.now(),
    );
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
