import type { ResponseOf } from '#contract/endpoint.ts';
import type { listSignIns as endpoint } from '#contract/own-account.ts';
import { deviceIn } from '#server/audit/device-name.ts';
import { retentionDays } from '#server/audit/record-event.ts';
import { dayMs } from '#server/lib/clock.ts';
import { and, desc, eq, gt } from '#server/lib/database/query.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { sessions } from '#server/tables/accounts.ts';
import { type EventKind, securityEvents } from '#server/tables/security-events.ts';

const maxSignIns = 10;
const maxWrongPasswords = 100;

/** Lists logins and wrong passwords for the owner. */
export async function listSignIns(
  services: Services,
  { caller: { accountId, sessionId }, language }: Call<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const [session] = await services.database
    .select({ startedAt: sessions.startedAt, device: sessions.device })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.id, sessionId)));
  const signIns = await newest(services, accountId, 'logged_in', maxSignIns);
  const wrong = await newest(services, accountId, 'wrong_password', maxWrongPasswords);
  return {
    signIns: signIns.map(({ at, device }) => ({
      at: at.toISOString(),
      device: deviceIn(language, device ?? ''),
      current: at.getTime() === session?.startedAt.getTime() && device === session.device,
    })),
    wrongPasswords: wrong.map(({ at }) => at.toISOString()),
  };
}

function newest({ database, clock }: Services, accountId: string, kind: EventKind, limit: number) {
  const { at, device, id } = securityEvents;
  const oldest = new Date(clock.now().getTime() - retentionDays * dayMs);
  return database
    .select({ at, device })
    .from(securityEvents)
    .where(and(eq(securityEvents.accountId, accountId), eq(securityEvents.kind, kind), gt(at, oldest)))
    .orderBy(desc(at), desc(id))
    .limit(limit);
}
