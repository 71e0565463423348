import { recordEvent } from '#server/audit/record-event.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { enqueueEmail } from '#server/services/email-job.ts';
import type { Services } from '#server/services/services.ts';

type Change = 'app_added' | 'app_removed' | 'passkey_added' | 'passkey_removed' | 'recovery_codes_made';

/** What a handler knows of the owner's call. */
export type OwnCall = {
  caller: { accountId: string; sessionId: string };
  address: string;
  device: string;
  deviceId: string;
  origin: string;
};

/** Records a change of the second steps and emails it to the owner, in the transaction of the change. */
export async function notifyOwner(
  services: Services,
  database: Database,
  { caller: { accountId }, address, device, origin }: OwnCall,
  kind: Change,
): Promise<void> {
  await recordEvent(services, database, { kind, accountId, address, device });
  await enqueueEmail(services, database, { template: 'twoSteps', accountId, about: kind, origin });
}
