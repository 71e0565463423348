import { Trans } from '@lingui/react/macro';
import type { ShownCard } from './subscription.ts';

/** The brands of Stripe as people write them. */
const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** "Visa ending in 4242"; what is no card has no digits. */
export function CardName({ card: { brand, last4 } }: { card: ShownCard }) {
  const name = brands[brand] ?? brand;
  if (last4 === '') return name;
  return (
    <Trans>
      {name} ending in {last4}
    </Trans>
  );
}
