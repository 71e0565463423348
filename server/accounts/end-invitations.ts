import type { Database } from '#server/lib/database/pool.ts';
import { eq } from '#server/lib/database/query.ts';
import { administratorInvitations } from '#server/tables/facilities.ts';

/** Ends the invitations that an account sent: somebody else may have sent them before the owner chose a new password. */
export async function endInvitationsBy(database: Database, accountId: string): Promise<void> {
  await database.delete(administratorInvitations).where(eq(administratorInvitations.invitedBy, accountId));
}
