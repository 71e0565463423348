import { recordEvent } from '#server/audit/record-event.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq, isNull, ne } from '#server/lib/database/query.ts';
import type { Text } from '#server/lib/language/text.ts';
import type { Services } from '#server/services/services.ts';
import { accounts, sessions } from '#server/tables/accounts.ts';
import { rememberDevice } from '../known-devices.ts';
import { rememberBrowser } from '../remembered-browsers.ts';
import { endChallenges } from './log-in/challenges.ts';
import type { OwnCall } from './notify-owner.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

type Added = { message: Text; recoveryCodes?: string[] };

/**
 * Turns two-step login on after a second step was added in this transaction. The first one brings the recovery codes, and
 * ends every other session: they were opened without it. This browser is not asked again, unless it is shared.
 * @param added what is said where two-step login was on before
 */
export async function turnOn(
  services: Services,
  database: Database,
  { caller: { accountId, sessionId }, address, device, deviceId }: OwnCall,
  { added, turnedOn }: { added: Text; turnedOn: Text },
): Promise<Added> {
  const now = services.clock.now();
  const turned = await database
    .update(accounts)
    .set({ twoStepsSince: now })
    .where(and(eq(accounts.id, accountId), isNull(accounts.twoStepsSince)));
  if (!turned.rowCount) return { message: added };
  const others = and(eq(sessions.accountId, accountId), ne(sessions.id, sessionId));
  const ended = await database.delete(sessions).where(others);
  if (ended.rowCount) {
    const event = { kind: 'sessions_ended', accountId, address, device, detail: 'other_devices' } as const;
    await recordEvent(services, database, event);
  }
  await endChallenges(database, accountId);
  if (!(await isShared(database, accountId, sessionId))) {
    await rememberDevice(services, database, accountId, deviceId);
    await rememberBrowser(services, database, accountId, deviceId);
  }
  return {
    message: turnedOn,
    recoveryCodes: await makeRecoveryCodes(services, database, accountId),
  };
}

async function isShared(database: Database, accountId: string, sessionId: string): Promise<boolean> {
  const [session] = await database
    .select({ isShared: sessions.isShared })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.id, sessionId)));
  return session?.isShared ?? true;
}
