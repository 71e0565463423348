import { Plural, Trans } from '@lingui/react/macro';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { getPrice } from '#contract/subscriptions.ts';
import { formatDate, monthsFromNow } from '#web/shell/dates.ts';
import { formatDollars } from '../money.ts';
import { RefundRule } from '../RefundRule.tsx';
import styles from './Checkout.module.css';
import type { Discount } from './use-discount.ts';

type TermsProps = {
  price: ResponseOf<typeof getPrice>;
  discount: Discount | null;
  /** Free days are granted once per person. */
  isTrialUsed: boolean;
};

/** The terms that the button below accepts: price, renewal, next date, how to cancel (docs/product-decisions.md#renewal-terms). */
export function Terms(terms: TermsProps) {
  const { discount, isTrialUsed } = terms;
  return (
    <div className={styles.terms}>
      <p>
        <PaymentTerms {...terms} /> <Trans>Cancel any time under Subscription.</Trans>
      </p>
      {!isTrialUsed && discount?.discountPercentage !== 100 && <RefundRule />}
    </div>
  );
}

function PaymentTerms({ price: sold, discount, isTrialUsed }: TermsProps) {
  const { price, intervalMonths } = sold;
  const full = formatDollars(price);
  const reduced = formatDollars(discount?.totalPrice ?? price);
  const { renewsAt, trialDays } = discount ?? sold;
  const freeDays = isTrialUsed ? 0 : trialDays;
  const next = formatDate(isTrialUsed ? monthsFromNow(intervalMonths) : renewsAt, 'dddd, MMMM Do YYYY');
  const period = <Plural value={intervalMonths} one="month" other="# months" />;
  const isFree = discount?.discountPercentage === 100;

  if (isFree && discount.lasts === 'forever') {
    return (
      <Trans>Free, renewed every {period} until you cancel. No card is needed and nothing is charged.</Trans>
    );
  }
  if (isFree) {
    const months = discount.months ?? intervalMonths;
    return (
      <Trans>
        Free for the first <Plural value={months} one="month" other="# months" />, no card is needed. To keep
        playing after that, add a card: then {full} every {period}. Without a card it ends by itself, and
        nothing is charged.
      </Trans>
    );
  }
  const reducedMonths = discount && discount.lasts !== 'forever' ? (discount.months ?? intervalMonths) : null;
  if (freeDays > 0 && reducedMonths !== null) {
    return (
      <Trans>
        The first <Plural value={freeDays} one="# day is" other="# days are" /> free. Then you pay {reduced}{' '}
        for the first <Plural value={reducedMonths} one="month" other="# months" />, and after that {full}{' '}
        every {period}, renewed until you cancel. First payment on {next}.
      </Trans>
    );
  }
  if (freeDays > 0) {
    return (
      <Trans>
        The first <Plural value={freeDays} one="# day is" other="# days are" /> free. The first payment is{' '}
        {reduced} on {next}, renewed every {period} until you cancel.
      </Trans>
    );
  }
  if (reducedMonths !== null) {
    return (
      <Trans>
        {reduced} for the first <Plural value={reducedMonths} one="month" other="# months" />, then {full}{' '}
        every {period}, renewed until you cancel. Next payment on {next}.
      </Trans>
    );
  }
  return (
    <Trans>
      {reduced} every {period}, renewed until you cancel. Next payment on {next}.
    </Trans>
  );
}
