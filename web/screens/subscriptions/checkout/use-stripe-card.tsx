import { Trans } from '@lingui/react/macro';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useId, useRef, useState } from 'react';
import { useConfig } from '#web/data/config.tsx';
import { needsNewDocument } from '#web/shell/routing/new-document.ts';
import { type CardEntry, CardProblem } from '../card-entry.ts';
import styles from './Checkout.module.css';

/** The card field of Stripe in our style; its library is loaded only here, and only with Stripe configured. */
export function useStripeCard(): CardEntry {
  const { payments } = useConfig();
  const id = useId();
  const holder = useRef<HTMLFieldSetElement>(null);
  const stripe = useRef<Stripe>(null);
  const card = useRef<StripeCardElement>(null);
  const [isReady, setReady] = useState(false);
  const key = payments.publishableKey ?? '';

  useEffect(() => {
    // Reached in another way than by a link or a log in: what was typed before has to be typed again.
    if (needsNewDocument(location.pathname)) return location.reload();
    let isGone = false;
    void loadStripe(key).then((loaded) => {
      if (isGone || !loaded || !holder.current) return;
      const style = getComputedStyle(holder.current);
      stripe.current = loaded;
      card.current = loaded.elements().create('card', {
        style: { base: { color: style.color, fontFamily: style.fontFamily, fontSize: style.fontSize } },
      });
      card.current.mount(holder.current);
      card.current.on('ready', () => setReady(true));
    });
    return () => {
      isGone = true;
      card.current?.destroy();
    };
  }, [key]);

  return {
    isReady,
    fields: (
      <div className={styles.card}>
        <span id={id}>
          <Trans>Card</Trans>
        </span>
        <fieldset ref={holder} className={styles.stripe} aria-labelledby={id} />
      </div>
    ),
    check: async () => [],
    focus: () => card.current?.focus(),
    async createPaymentMethod() {
      if (!stripe.current || !card.current) throw new CardProblem('The card field is not ready yet.');
      const { paymentMethod, error } = await stripe.current.createPaymentMethod({
        type: 'card',
        card: card.current,
      });
      if (error) throw new CardProblem(error.message ?? 'The card was refused.');
      return paymentMethod.id;
    },
    async confirmWithBank(clientSecret) {
      const { error } = (await stripe.current?.handleNextAction({ clientSecret })) ?? {};
      if (error) throw new CardProblem(error.message ?? 'The payment was not confirmed.');
    },
  };
}
