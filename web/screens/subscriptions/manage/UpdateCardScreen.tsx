import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { paths } from '#contract/pages/paths.ts';
import { changeCard, confirmPayment } from '#contract/subscriptions.ts';
import { send } from '#web/data/api/client.ts';
import { refreshUser } from '#web/data/queries/refresh-user.ts';
import { flashOnNextPage } from '#web/data/session/flash.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { newId } from '#web/lib/new-id.ts';
import { formatDate } from '#web/shell/dates.ts';
import type { ScreenHandle } from '#web/shell/screen.ts';
import { Link, LinkButton } from '#web/ui/controls/Link.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Screen } from '#web/ui/layout/Screen.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import type { CardEntry } from '../card-entry.ts';
import { payWithConfirmation } from '../checkout/pay-with-confirmation.ts';
import { useBank } from '../checkout/use-bank.tsx';
import { WithCard } from '../checkout/WithCard.tsx';
import { usePaymentAlert } from '../failures/use-payment-alert.tsx';
import { formatDollars } from '../money.ts';
import { Unpaid } from '../PastDueBanner.tsx';
import { SubscriptionLoader } from '../SubscriptionLoader.tsx';
import { SubscriptionFigures } from '../SubscriptionParts.tsx';
import { isRunning, type OwnSubscription } from '../subscription.ts';
import { subscriptionQuery } from '../subscription-queries.ts';
import { Plan, Price } from './SubscriptionDetails.tsx';

export const handle: ScreenHandle = {
  title: msg`Update card`,
  questions: [
    {
      question: msg`Is my new card charged now?`,
      answer: msg`Only if a payment is open. Otherwise on your next billing date.`,
    },
  ],
};

/** /updateCard: another card for future payments, and for a payment that is open (docs/product-decisions.md#grace-period and #receipts). */
export function Component() {
  return (
    <Screen width="narrow">
      <h1>
        <Trans>Update your card</Trans>
      </h1>
      <SubscriptionLoader>
        {(details) =>
          isRunning(details) ? (
            <>
              {details.status === 'past_due' && (
                <Notice kind="bad">
                  <Unpaid until={details.subscriptionEndDate} />
                </Notice>
              )}
              <Card raised>
                <WithCard>{(card) => <UpdateCard details={details} card={card} />}</WithCard>
              </Card>
            </>
          ) : (
            <NothingToPay />
          )
        }
      </SubscriptionLoader>
      <Link to={paths.subscription}>
        <Trans>Back to my subscription</Trans>
      </Link>
    </Screen>
  );
}

function NothingToPay() {
  return (
    <Notice
      kind="info"
      actions={
        <LinkButton to={paths.subscription}>
          <Trans>Subscribe</Trans>
        </LinkButton>
      }
    >
      <Trans>You have no subscription now, so there is no card to update.</Trans>
    </Notice>
  );
}

const nothingElse = z.object({});

function UpdateCard({ details, card }: { details: OwnSubscription; card: CardEntry }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [idempotencyKey] = useState(() => newId());
  const form = useZodForm(nothingElse, {});
  const bank = useBank(card);
  const isPaidNow = details.status === 'past_due';
  const alert = usePaymentAlert(card, isPaidNow ? undefined : <Trans>The card was not changed</Trans>);
  const price = formatDollars(details.subscriptionPrice);
  const reason = card.isMissing
    ? t`You can continue once the card field is shown.`
    : t`The card field is loading.`;

  async function update(): Promise<{ message: string }> {
    const paymentMethodId = await card.createPaymentMethod();
    return payWithConfirmation<{ message: string }>(
      bank,
      () => send(changeCard, { body: { paymentMethodId, operation: idempotencyKey } }),
      () => send(confirmPayment, { body: { operation: idempotencyKey } }),
    );
  }

  async function onSuccess({ message }: { message: string }) {
    await Promise.all([
      queries.invalidateQueries({ queryKey: subscriptionQuery.queryKey, exact: true }),
      refreshUser(),
    ]);
    flashOnNextPage({ kind: 'good', text: message });
    navigate(paths.subscription);
  }

  return (
    <>
      <h2>
        <Trans>Subscription Details</Trans>
      </h2>
      <SubscriptionFigures>
        <Price details={details} />
        <Plan details={details} />
      </SubscriptionFigures>
      <Form
        form={form}
        submitLabel={isPaidNow ? <Trans>Update card and pay {price}</Trans> : <Trans>Update card</Trans>}
        sendingLabel={bank.sendingLabel}
        disabledBecause={card.isReady ? undefined : reason}
        alsoCheck={card.check}
        send={update}
        onSuccess={onSuccess}
        onProblem={alert.show}
      >
        {card.fields}
        <ChargeNotice details={details} />
      </Form>
      {alert.dialog}
    </>
  );
}

function ChargeNotice({ details }: { details: OwnSubscription }) {
  const { status, subscriptionPrice, subscriptionEndDate, endsWithoutCardAt } = details;
  const from = endsWithoutCardAt ?? subscriptionEndDate;
  if (status === 'past_due') {
    return (
      <p>
        <Trans>{formatDollars(subscriptionPrice)} is charged to this card when you choose the button.</Trans>
      </p>
    );
  }
  if (status === 'cancelling' || from === null) {
    return (
      <p>
        <Trans>Nothing is charged now.</Trans>
      </p>
    );
  }
  return (
    <p>
      <Trans>
        Nothing is charged now. From {formatDate(from, 'dddd, MMMM Do YYYY')} on your payments come from this
        card.
      </Trans>
    </p>
  );
}
