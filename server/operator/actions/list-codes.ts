import { endpoints } from '#contract/endpoints.ts';
import type { ListedCode } from '#contract/operator-sale.ts';
import { countDiscountCodes, listDiscountCodes } from '#server/subscriptions/operate-codes.ts';
import type { DiscountCode } from '#server/tables/subscriptions.ts';
import { reads } from '../action.ts';
import { dayOf } from '../days.ts';
import { pageOf } from '../page-of.ts';
import { codeRow } from '../rows.ts';

/** The discount codes, ended ones too. */
export const listCodes = reads({
  name: 'code list',
  endpoint: endpoints.listDiscountCodes,
  command: { description: 'all discount codes with their uses', read: () => ({ isWhole: true }) },
  run: async ({ services: { database, clock } }, { isWhole, ...input }) => {
    const [total, codes] = await Promise.all([
      countDiscountCodes(database),
      listDiscountCodes({ database }, isWhole ? {} : pageOf(input)),
    ]);
    return {
      response: { total, codes: codes.map((code) => shownCode(code, clock.now())) },
      rows: codes.map(codeRow),
    };
  },
});

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
