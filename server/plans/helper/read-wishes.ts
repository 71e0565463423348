import type { GivenWishes } from '#contract/helper.ts';
import { isReadable } from '#server/accounts/given-password.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { and, eq } from '#server/lib/database/query.ts';
import { helperWishes } from '#server/tables/plans.ts';

/** What a person wishes from whoever helps, if it may be read; nothing until they have said so. */
export async function readWishes(database: Database, accountId: string): Promise<GivenWishes> {
  const [given] = await database
    .select({ wishes: helperWishes.wishes, ownWish: helperWishes.ownWish })
    .from(helperWishes)
    .where(and(eq(helperWishes.accountId, accountId), isReadable(accountId, helperWishes.changedAt)));
  return given ?? { wishes: [], ownWish: '' };
}
