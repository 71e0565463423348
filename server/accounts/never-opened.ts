import { sql } from '#server/lib/database/query.ts';
import { accounts } from '#server/tables/accounts.ts';

/**
 * Whether nobody has opened an account that an administrator of a facility made: no password of one's own, no provider,
 * no consent, no game, and no login of the last 90 days. For a select of accounts.
 */
export const neverOpened = sql<boolean>`(
  (${accounts.passwordHash} is null or ${accounts.passwordIsOneTime})
  and not exists (select from identities where identities.account_id = ${accounts.id})
  and not exists (select from consents where consents.account_id = ${accounts.id})
  and not exists (select from playthroughs where playthroughs.account_id = ${accounts.id})
  and not exists (
    select from security_events event
    where event.account_id = ${accounts.id} and event.kind in ('logged_in', 'password_reset', 'password_changed')
  )
)`;
