import { useRef, useState } from 'react';

type Sending<Value> = {
  isSending: boolean;
  start: (value: Value) => Promise<void>;
  /** Sends the same value once more, while the first is still on its way (decision G121). */
  retry: () => void;
};

/**
 * Sends one value at a time. Nothing is broken off by itself; of several tries the first answer counts, so what is
 * sent should carry its `operation` id.
 */
export function useSending<Value, Answer>(
  send: (value: Value) => Promise<Answer>,
  onAnswer: (answer: Answer, value: Value) => void,
  onFailure: (failure: unknown) => void,
): Sending<Value> {
  const [isSending, setSending] = useState(false);
  const current = useRef<{ value: Value; isSettled: boolean } | null>(null);

  const attempt = async (sending: { value: Value; isSettled: boolean }) => {
    const settle = (react: () => void) => {
      if (sending.isSettled) return;
      sending.isSettled = true;
      setSending(false);
      react();
    };
    try {
      const answer = await send(sending.value);
      settle(() => onAnswer(answer, sending.value));
    } catch (failure) {
      settle(() => onFailure(failure));
    }
  };

  return {
    isSending,
    start: (value) => {
      if (current.current && !current.current.isSettled) return Promise.resolve();
      current.current = { value, isSettled: false };
      setSending(true);
      return attempt(current.current);
    },
    retry: () => {
      if (current.current && !current.current.isSettled) attempt(current.current);
    },
  };
}
