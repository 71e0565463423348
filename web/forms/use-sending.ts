import { useRef, useState } from 'react';
import { ApiProblem } from '#web/data/api/client.ts';

type Sending<Value> = {
  isSending: boolean;
  start: (value: Value) => Promise<void>;
  /** Sends the same value again while the first request is still pending (docs/product-decisions.md#timeouts). */
  retry: () => void;
};

type Current<Value> = { value: Value; tries: number; isSettled: boolean };

/**
 * Sends one value at a time and never aborts a request. Of several tries the first response of the server counts, so
 * what is sent should carry an idempotency key. A failed connection counts only if no other try is pending. An error in
 * the response handler is a failure too, so that the person always gets a message.
 */
export function useSending<Value, Result>(
  send: (value: Value) => Promise<Result>,
  onSuccess: (result: Result, value: Value) => void | Promise<void>,
  onFailure: (failure: unknown, value: Value) => void,
): Sending<Value> {
  const [isSending, setSending] = useState(false);
  const current = useRef<Current<Value> | null>(null);

  const attempt = async (sending: Current<Value>) => {
    const settle = () => {
      if (sending.isSettled) return false;
      sending.isSettled = true;
      setSending(false);
      return true;
    };
    let result: Result;
    sending.tries += 1;
    try {
      result = await send(sending.value);
    } catch (failure) {
      sending.tries -= 1;
      if ((isResponse(failure) || sending.tries === 0) && settle()) onFailure(failure, sending.value);
      return;
    }
    if (!settle()) return;
    try {
      await onSuccess(result, sending.value);
    } catch (fault) {
      reportError(fault);
      onFailure(new ApiProblem(500, null), sending.value);
    }
  };

  return {
    isSending,
    start: (value) => {
      if (current.current && !current.current.isSettled) return Promise.resolve();
      current.current = { value, tries: 0, isSettled: false };
      setSending(true);
      return attempt(current.current);
    },
    retry: () => {
      if (current.current && !current.current.isSettled) void attempt(current.current);
    },
  };
}

/** The server rejected it, so another try would be rejected too. */
function isResponse(failure: unknown): boolean {
  return failure instanceof ApiProblem && failure.code !== 'unreachable';
}
