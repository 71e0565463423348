import { dollarsOf, showDollars } from '#server/lib/payments/money.ts';
import * as codes from '#server/subscriptions/operate-codes.ts';
import * as prices from '#server/subscriptions/set-price.ts';
import type { DiscountCode, Price } from '#server/tables/subscriptions.ts';
import type { Invocation, Row } from '../command-type.ts';
import { dayOf } from '../days.ts';
import { withAudit } from '../with-audit.ts';

/**
 * What operators change about discount codes and the price, on the command line and on the web. Each change is in the
 * audit log.
 */

type By = Pick<Invocation, 'services' | 'operator'>;

/** A code as the command line shows it and the audit log keeps it. */
export function codeRow(given: DiscountCode): Row {
  const { code, percentOff, lasts, months, trialDays, uses, maxUses, expiresAt, endedAt } = given;
  return {
    code,
    percent: percentOff,
    lasts: lasts === 'months' ? `${months} months` : lasts,
    'trial days': trialDays,
    uses: maxUses === null ? String(uses) : `${uses} of ${maxUses}`,
    expires: expiresAt ? dayOf(expiresAt) : 'never',
    ended: endedAt ? dayOf(endedAt) : '',
  };
}

/** A price as the command line shows it and the audit log keeps it. */
export function priceRow({ amountCents, intervalMonths, trialDays, validFrom }: Price): Row {
  return {
    dollars: dollarsOf(amountCents),
    'every months': intervalMonths,
    'trial days': trialDays,
    from: dayOf(validFrom),
  };
}

/** @throws Problem `validation`, or `conflict` if there is one of this name */
export function createDiscountCode(by: By, given: codes.NewCode): Promise<DiscountCode> {
  return withAudit(by, 'code create', async (services) => {
    const created = await codes.createDiscountCode(services, given);
    return { subject: created.code, details: codeRow(created), result: created };
  });
}

/** @throws Problem `not_found` */
export function endDiscountCode(by: By, code: string): Promise<DiscountCode> {
  return withAudit(by, 'code end', async (services) => {
    const ended = await codes.endDiscountCode(services, code);
    return { subject: ended.code, result: ended };
  });
}

/** @throws Problem `validation`, or `conflict` while another new price is announced */
export function setPrice(by: By, given: prices.NewPrice): Promise<Price> {
  return withAudit(by, 'price set', async (services) => {
    const price = await prices.setPrice(services, given);
    return { subject: showDollars(price.amountCents), details: priceRow(price), result: price };
  });
}
