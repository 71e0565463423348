import { addressKey, nameKey } from '#server/accounts/find-account.ts';
import { gt, or, sql } from '#server/lib/database/query.ts';
import { accounts } from '#server/tables/accounts.ts';
import { reads } from '../action.ts';

/**
 * Accounts from before names were compared as people read them, with those whose name or address they share. Each opens
 * with the name exactly as it was written; a new username on the account page tells them apart.
 */
export const listSameNames = reads({
  name: 'person same-names',
  command: {
    description: 'accounts whose username or address another account has, too, in another spelling',
  },
  run: async ({ services: { database } }) => {
    const names = database
      .select({ key: nameKey(accounts.userName) })
      .from(accounts)
      .where(gt(accounts.userNameCopy, 0));
    const addresses = database
      .select({ key: addressKey(accounts.email) })
      .from(accounts)
      .where(gt(accounts.emailCopy, 0));
    const found = await database
      .select()
      .from(accounts)
      .where(
        or(
          sql`${nameKey(accounts.userName)} in (${names})`,
          sql`${addressKey(accounts.email)} in (${addresses})`,
        ),
      )
      .orderBy(nameKey(accounts.userName), addressKey(accounts.email), accounts.createdAt);
    return {
      response: undefined,
      rows: found.map(({ id, userName, email, createdAt }) => ({
        person: userName,
        email,
        id,
        since: createdAt.toISOString(),
      })),
    };
  },
});
