import { giveFeedback } from '#contract/support.ts';
import { send } from '#web/data/api/client.ts';
import { sendOnce } from './send-once.ts';

/** What a person gives as feedback, and the address for a response, if any. */
export type Feedback = { feedback: string; email: string | null };

/** Sends feedback from either of its forms. @throws Problem as `send` does */
export function sendFeedback(content: Feedback) {
  return sendOnce(content, (idempotencyKey) =>
    send(giveFeedback, {
      body: { ...content, submittedOn: new Date().toISOString(), operation: idempotencyKey },
    }),
  );
}
