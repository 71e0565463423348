import { Trans } from '@lingui/react/macro';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useId, useRef, useState } from 'react';
import { useConfig } from '#web/data/config.tsx';
import { useSettings } from '#web/data/settings.ts';
import { language } from '#web/lib/language.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { within } from '#web/lib/within.ts';
import { RetryNotice } from '#web/ui/status/RetryNotice.tsx';
import { type CardEntry, CardProblem } from '../card-entry.ts';
import styles from './Checkout.module.css';

/** An ad blocker or the filter of a care home may hold back the script for good. */
const arrivesWithinMs = 10_000;
/** On English pages Stripe speaks the language of the browser. */
const spoken = language === 'en' ? {} : { locale: language };

/** The card field of Stripe in our style; its library is loaded only here, and only with Stripe configured. */
export function useStripeCard(): CardEntry {
  const { payments } = useConfig();
  const id = useId();
  const holder = useRef<HTMLFieldSetElement>(null);
  const stripe = useRef<Stripe>(null);
  const card = useRef<StripeCardElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'missing'>('loading');
  const [tries, setTries] = useState(1);
  const key = payments.publishableKey ?? '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: a higher number of tries starts the next one
  useEffect(() => {
    let isGone = false;
    setState('loading');
    const show = async (): Promise<boolean> => {
      // What the last Retry has given up fails here; asked again, the loader begins anew.
      const loaded = await loadStripe(key).catch(() => loadStripe(key));
      if (isGone || !loaded || !holder.current || card.current) return false;
      stripe.current = loaded;
      const mounted = loaded.elements(spoken).create('card', { style: styleOf(holder.current) });
      card.current = mounted;
      mounted.mount(holder.current);
      return new Promise((settle) => {
        mounted.on('ready', () => settle(true));
        mounted.on('loaderror', () => settle(false));
      });
    };
    const shown = show().catch(() => false);
    const tell = (isShown: boolean) => !isGone && setState(isShown ? 'ready' : 'missing');
    void within(arrivesWithinMs, shown, false).then(tell);
    // A field that comes later than that is taken, too.
    void shown.then((isShown) => isShown && tell(true));
    return () => {
      isGone = true;
      card.current?.destroy();
      card.current = null;
    };
  }, [key, tries]);

  const { theme, textSize } = useSettings();
  const isDark = useMedia('(prefers-color-scheme: dark)');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the style of the page follows these three
  useEffect(() => {
    if (holder.current) card.current?.update({ style: styleOf(holder.current) });
  }, [theme, textSize, isDark]);

  return {
    isReady: state === 'ready',
    isMissing: state === 'missing',
    fields: (
      <div className={styles.card}>
        <span id={id}>
          <Trans>Card</Trans>
        </span>
        <fieldset ref={holder} className={styles.stripe} aria-labelledby={id} />
        {state === 'missing' && (
          <RetryNotice
            onRetry={() => {
              giveUpScript();
              setTries(tries + 1);
            }}
          >
            <Trans>
              The card field did not arrive. An ad blocker or a filter of this network may stop it. Turn it
              off for this page, or use another network. Then choose Retry.
            </Trans>
          </RetryNotice>
        )}
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

/** Stripe's loader asks for its script once, and waits for that answer for ever: to it, one that hangs has failed. */
function giveUpScript(): void {
  document.querySelector('script[src^="https://js.stripe.com/"]')?.dispatchEvent(new Event('error'));
}

/** The field of Stripe is in a frame of its own, and takes nothing from our style sheets. */
function styleOf(element: Element) {
  const { color, fontFamily, fontSize } = getComputedStyle(element);
  return { base: { color, fontFamily, fontSize } };
}
