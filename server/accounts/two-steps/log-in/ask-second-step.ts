import type * as z from 'zod/mini';
import type { notSignedIn, SecondStep } from '#contract/user.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, isNotNull } from '#server/lib/database/query.ts';
import type { WithText } from '#server/lib/language/text.ts';
import type { Services } from '#server/services/services.ts';
import type { AccountRow } from '#server/tables/accounts.ts';
import { authenticatorApps, passkeys } from '#server/tables/two-steps.ts';
import { accountsMessages } from '../../messages.ts';
import { isRemembered } from '../../remembered-browsers.ts';
import type { SignInOptions } from '../../sessions.ts';
import { startChallenge } from './challenges.ts';

/** Whether a login to this account needs a second step in this browser. */
export async function isSecondStepDue(
  services: Services,
  database: Database,
  { id, twoStepsSince }: Pick<AccountRow, 'id' | 'twoStepsSince'>,
  deviceId: string,
): Promise<boolean> {
  return twoStepsSince !== null && !(await isRemembered(services, database, id, deviceId));
}

/** Lets the login wait for its second step: there is no session before it. */
export async function askSecondStep(
  { clock }: Services,
  database: Database,
  accountId: string,
  { by, shared = false, endsAt = null }: SignInOptions,
): Promise<WithText<z.output<typeof notSignedIn>>> {
  const waiting = { accountId, openedBy: by, isShared: shared, sessionEndsAt: endsAt };
  return {
    auth: false,
    code: 'second_step_needed',
    message: accountsMessages.oneMoreStep,
    secondStep: {
      challenge: await startChallenge(database, waiting, clock.now()),
      ways: await listWays(database, accountId),
    },
  };
}

async function listWays(database: Database, accountId: string): Promise<SecondStep['ways']> {
  const isApp = and(eq(authenticatorApps.accountId, accountId), isNotNull(authenticatorApps.secret));
  const hasApp = (await database.$count(authenticatorApps, isApp)) > 0;
  const hasPasskey = (await database.$count(passkeys, eq(passkeys.accountId, accountId))) > 0;
  return [...(hasApp ? (['app'] as const) : []), ...(hasPasskey ? (['passkey'] as const) : [])];
}
