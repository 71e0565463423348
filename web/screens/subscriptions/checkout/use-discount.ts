import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { ResponseOf } from '#contract/endpoint.ts';
import { calculatePrice } from '#contract/subscriptions.ts';
import { send } from '#web/data/api/client.ts';
import { messageOf } from '../failures/fallback-message.ts';
import { carriedCode } from './carried-code.ts';

/** A code is checked 1 s after typing stops (specification section 9). */
const debounceMs = 1000;

export type Discount = ResponseOf<typeof calculatePrice> & { code: string };
type State =
  | { kind: 'none' }
  | { kind: 'checking' }
  | { kind: 'good'; discount: Discount }
  | { kind: 'bad'; message: string };

/** Checks a code while it is typed: older checks are aborted, and an empty code clears everything (docs/product-decisions.md#price-check). */
export function useDiscount() {
  const { t } = useLingui();
  const [code, setCode] = useState(carriedCode.get);
  const [state, setState] = useState<State>({ kind: 'none' });
  const running = useRef<Promise<State>>(Promise.resolve(state));
  const wanted = code.replace(/\s/g, '');

  useEffect(() => {
    if (wanted === '') {
      running.current = Promise.resolve({ kind: 'none' });
      setState({ kind: 'none' });
      return;
    }
    const stop = new AbortController();
    setState({ kind: 'checking' });
    running.current = new Promise((resolve) => {
      stop.signal.addEventListener('abort', () => resolve({ kind: 'none' }));
      const timer = setTimeout(async () => {
        const checked = await check(wanted, stop.signal, t`Error processing discount`);
        if (stop.signal.aborted) return;
        setState(checked);
        resolve(checked);
      }, debounceMs);
      stop.signal.addEventListener('abort', () => clearTimeout(timer));
    });
    return () => stop.abort();
  }, [wanted, t]);

  return {
    code,
    setCode,
    discount: state.kind === 'good' ? state.discount : null,
    error: state.kind === 'bad' ? state.message : undefined,
    /** Call when the price has changed, and with it the total after the discount. */
    async checkAgain(): Promise<void> {
      if (wanted === '') return;
      const before = running.current;
      const checked = await check(wanted, new AbortController().signal, t`Error processing discount`);
      if (before !== running.current) return;
      running.current = Promise.resolve(checked);
      setState(checked);
    },
    isChecking: state.kind === 'checking',
    /** Resolves with the result of the running check: paying waits for it. */
    async whenChecked(): Promise<{ discount: Discount | null; error: string | undefined }> {
      const check = running.current;
      const checked = await check;
      // The code has changed in the meantime.
      if (check !== running.current) return this.whenChecked();
      return {
        discount: checked.kind === 'good' ? checked.discount : null,
        error: checked.kind === 'bad' ? checked.message : undefined,
      };
    },
  };
}

async function check(code: string, signal: AbortSignal, failure: string): Promise<State> {
  try {
    const discount = await send(calculatePrice, { body: { discountCode: code }, signal });
    return { kind: 'good', discount: { code, ...discount } };
  } catch (problem) {
    return { kind: 'bad', message: messageOf(problem, failure) };
  }
}
