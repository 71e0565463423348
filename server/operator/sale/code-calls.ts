import type { ResponseOf } from '#contract/endpoint.ts';
import type {
  createDiscountCode as createEndpoint,
  endDiscountCode as endEndpoint,
  ListedCode,
  listDiscountCodes as listEndpoint,
} from '#contract/operator-sale.ts';
import type { Call } from '#server/lib/http/mount.ts';
import type { Services } from '#server/services/services.ts';
import { countDiscountCodes, listDiscountCodes as list } from '#server/subscriptions/operate-codes.ts';
import type { DiscountCode } from '#server/tables/subscriptions.ts';
import { dayOf, startOfDay } from '../days.ts';
import { pageOf } from '../desk/page-of.ts';
import * as changes from './change-sale.ts';

/** What operators see of discount codes, and change. */

/** Returns a page of the codes, ended ones too. */
export async function listDiscountCodes(
  { database, clock }: Services,
  { query }: Call<typeof listEndpoint>,
): Promise<ResponseOf<typeof listEndpoint>> {
  const [total, codes] = await Promise.all([countDiscountCodes(database), list({ database }, pageOf(query))]);
  return { total, codes: codes.map((code) => shownCode(code, clock.now())) };
}

function shownCode(code: DiscountCode, now: Date): ListedCode {
  const { expiresAt, endedAt, percentOff, lasts, months, trialDays, uses, maxUses } = code;
  return {
    code: code.code,
    percentOff,
    lasts,
    months,
    trialDays,
    uses,
    maxUses,
    expiresOn: expiresAt && dayOf(expiresAt),
    endedAt: endedAt?.toISOString() ?? null,
    state: stateOf(code, now),
  };
}

function stateOf({ endedAt, expiresAt, maxUses, uses }: DiscountCode, now: Date): ListedCode['state'] {
  if (endedAt !== null) return 'ended';
  if (expiresAt !== null && expiresAt <= now) return 'expired';
  return maxUses !== null && uses >= maxUses ? 'usedUp' : 'usable';
}

/** @throws Problem `validation`, or `conflict` if there is one of this name */
export async function createDiscountCode(
  services: Services,
  { body: { expiresOn, ...given }, caller }: Call<typeof createEndpoint>,
): Promise<ResponseOf<typeof createEndpoint>> {
  const expiresAt = expiresOn === null ? null : startOfDay(expiresOn);
  const by = { services, operator: caller.accountId };
  const { code } = await changes.createDiscountCode(by, { ...given, expiresAt });
  return { message: `The code ${code} works from now on.` };
}

/** @throws Problem `not_found`, also for a code that has ended */
export async function endDiscountCode(
  services: Services,
  { params, caller }: Call<typeof endEndpoint>,
): Promise<ResponseOf<typeof endEndpoint>> {
  const by = { services, operator: caller.accountId };
  const { code } = await changes.endDiscountCode(by, params.code);
  return { message: `The code ${code} no longer works.` };
}
