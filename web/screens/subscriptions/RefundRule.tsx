import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '#web/data/session/current-session.ts';
import { subscriptionQuery } from './subscription-queries.ts';

/** Told before anybody pays, and before the game is opened, because opening it once ends the refund. */
export function RefundRule() {
  return (
    <p>
      <Trans>Full refund within 30 days of the first payment, as long as the game was never opened.</Trans>
    </p>
  );
}

/** Beside the buttons that open the game, while a payment could still be given back. */
export function RefundBeforeOpening() {
  const user = useUser();
  const { data } = useQuery({ ...subscriptionQuery, enabled: user?.userType === 'individualUser' });
  return data?.refundable && <RefundRule />;
}
