import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { calculatePrice } from '#contract/subscriptions.ts';
import { ApiProblem, send } from '#web/api/client.ts';

/** Asked 1 s after typing stops (specification section 9). */
const debounceMs = 1000;

export type Discount = { code: string; totalPrice: number; discountPercentage: number };
type State =
  | { kind: 'none' }
  | { kind: 'checking' }
  | { kind: 'good'; discount: Discount }
  | { kind: 'bad'; message: string };

/** Checks a code while it is typed: older questions are broken off, an empty code clears everything (decision G91). */
export function useDiscount() {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const [state, setState] = useState<State>({ kind: 'none' });
  const running = useRef<Promise<void>>(Promise.resolve());
  const wanted = code.trim();

  useEffect(() => {
    if (wanted === '') {
      setState({ kind: 'none' });
      return;
    }
    const stop = new AbortController();
    setState({ kind: 'checking' });
    running.current = new Promise((resolve) => {
      stop.signal.addEventListener('abort', () => resolve());
      const timer = setTimeout(async () => {
        setState(await check(wanted, stop.signal, t`Error processing discount`));
        resolve();
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
    isChecking: state.kind === 'checking',
    /** Resolves when the running check has ended: paying waits for it. */
    settled: () => running.current,
  };
}

async function check(code: string, signal: AbortSignal, failure: string): Promise<State> {
  try {
    const answer = await send(calculatePrice, { body: { discountCode: code }, signal });
    return { kind: 'good', discount: { code, ...answer } };
  } catch (problem) {
    if (signal.aborted) return { kind: 'checking' };
    return { kind: 'bad', message: problem instanceof ApiProblem ? problem.message : failure };
  }
}
