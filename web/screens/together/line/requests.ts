import { exchange, mostMessagesAtOnce, mostWaitSeconds } from '#contract/together.ts';
import type { ReceivedMessage, SentMessage } from '#contract/together-messages.ts';
import { togetherProtocol } from '#contract/together-room.ts';
import { ApiProblem, send } from '#web/data/api/client.ts';
import type { OpenTransport } from './transport.ts';

/** Problems that end a seat, as `ended` does over a WebSocket. */
const endings: readonly string[] = ['room_ended', 'room_removed', 'room_led_elsewhere', 'other_release'];

/** Beyond what a request may wait: a line that went silent gives no answer and no error. */
const answerLimitSeconds = 20;

/** The room over plain requests: one that waits for something new, and one for each thing that is sent. */
export const openRequests: OpenTransport = (seat, { onMessage, onLost }) => {
  const stop = new AbortController();
  let known = 0;
  let waiting: SentMessage[] = [];
  let isSending = false;

  const ask = async (messages: SentMessage[], wait: number): Promise<boolean> => {
    const request = new AbortController();
    const abandon = () => request.abort();
    stop.signal.addEventListener('abort', abandon);
    const limit = setTimeout(abandon, (wait + answerLimitSeconds) * 1000);
    try {
      const body = { seat, protocol: togetherProtocol, known, wait, messages };
      const response = await send(exchange, { body, signal: request.signal });
      for (const message of response.messages) hear(message);
      return true;
    } catch (problem) {
      if (stop.signal.aborted) return false;
      stop.abort();
      if (problem instanceof ApiProblem && endings.includes(problem.code))
        onMessage({
          type: 'ended',
          problem: { code: problem.code as 'room_ended', message: problem.message },
        });
      else onLost();
      return false;
    } finally {
      clearTimeout(limit);
      stop.signal.removeEventListener('abort', abandon);
    }
  };
  const hear = (message: ReceivedMessage) => {
    if (stop.signal.aborted) return;
    if (message.type === 'room') known = Math.max(known, message.room.version);
    onMessage(message);
  };
  const follow = async () => {
    let wait = 0;
    while (await ask([], wait)) wait = mostWaitSeconds;
  };
  const flush = async () => {
    if (isSending) return;
    isSending = true;
    while (waiting.length > 0 && !stop.signal.aborted) {
      const now = waiting.slice(0, mostMessagesAtOnce);
      waiting = waiting.slice(mostMessagesAtOnce);
      await ask(now, 0);
    }
    isSending = false;
  };
  void follow();
  return {
    send(message) {
      waiting.push(message);
      void flush();
    },
    close: () => stop.abort(),
  };
};
