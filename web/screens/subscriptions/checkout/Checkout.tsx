import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import type { CardEntry } from '../card-entry.ts';
import { type PaymentCalls, useCheckout } from './use-checkout.tsx';
import { WithCard } from './WithCard.tsx';

type CheckoutProps = PaymentCalls<void> & {
  buttonLabel: ReactNode;
  isTrialUsed?: boolean;
  /** Called when nothing was paid, before the alert says why; true if there is no need of it. */
  onRejected?: (problem: unknown) => boolean;
};

/** Discount, amount, card and the button, with the terms above it. */
export function Checkout(props: CheckoutProps) {
  return <WithCard>{(card) => <CheckoutForm {...props} card={card} />}</WithCard>;
}

const nothingElse = z.object({});

function CheckoutForm(props: CheckoutProps & { card: CardEntry }) {
  const { buttonLabel, isTrialUsed, pay, confirm, onRejected, card } = props;
  const checkout = useCheckout(card, isTrialUsed);
  const form = useZodForm(nothingElse, {});
  return (
    <Form
      form={form}
      submitLabel={buttonLabel}
      sendingLabel={checkout.sendingLabel}
      disabledBecause={checkout.disabledBecause}
      alsoCheck={checkout.check}
      send={() => checkout.submit({ pay, confirm })}
      onSuccess={() => {}}
      onProblem={(problem) => {
        if (!onRejected?.(problem)) checkout.showProblem(problem);
      }}
    >
      {checkout.fields}
      {checkout.terms}
    </Form>
  );
}
