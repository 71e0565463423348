import type { giveConsent as endpoint } from '#contract/own-account.ts';
import { checkConsent, storeConsent } from '#server/accounts/create-account.ts';
import type { Call, Spoken } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { accountPageMessages } from './messages.ts';

/** Both checkboxes, shown at the first login of an account that was created without them (docs/product-decisions.md#age and #consent). */
export async function giveConsent(
  { database, clock }: Services,
  { body, caller }: Call<typeof endpoint>,
): Promise<Spoken<typeof endpoint>> {
  checkConsent(body.consent);
  await storeConsent(database, caller.accountId, body.consent, clock.now());
  return { message: accountPageMessages.consentThanks };
}
