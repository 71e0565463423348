import * as z from 'zod/mini';
import { endpoint, served } from './endpoint.ts';
import { atMost, clientInstant, email, idempotencyKey, requiredText, text } from './fields.ts';

export const feedbackBody = z.object({
  feedback: text('feedbackRequired').check(
    z.trim(),
    z.minLength(1, { error: 'feedbackRequired', abort: true }),
    atMost(20_000, 'feedbackAtMost'),
  ),
  email: z.optional(z.nullable(text().check(z.trim(), atMost(254)))),
  submittedOn: clientInstant,
  operation: idempotencyKey,
});

/** Both readings of the specification's "data.message" find the text (docs/product-decisions.md#specified-statuses). */
const feedbackResponse = z.object({ message: z.string(), data: z.object({ message: z.string() }) });

export const giveFeedback = endpoint({
  method: 'POST',
  path: '/api/v2/user/feedback',
  caller: 'anyoneKnown',
  body: feedbackBody,
  response: feedbackResponse,
});

export const addFeedback = endpoint({
  ...giveFeedback,
  path: '/api/v1/feedback/addFeedback',
});

export const contactBody = z.object({
  name: requiredText('contactNameRequired'),
  email: email('emailRequired'),
  issue: requiredText('messageRequired', 20_000),
  /** A hidden field: a message that fills it comes from a bot, is accepted and dropped. */
  website: z.optional(text().check(atMost(200))),
  operation: idempotencyKey,
});

export const contactUs = endpoint({
  method: 'POST',
  path: '/api/v1/facility/contactUs',
  caller: 'anyoneKnown',
  body: contactBody,
  response: z.object({ message: z.string() }),
});

const feedback = { problems: ['too_many_requests'], repeatsMessage: true } as const;

export const supportEndpoints = {
  giveFeedback: served(giveFeedback, {
    purpose: 'Give feedback',
    ...feedback,
  }),
  addFeedback: served(addFeedback, {
    purpose: 'Add feedback (older clients; the same handling as give feedback)',
    ...feedback,
  }),
  contactUs: served(contactUs, {
    purpose: 'Contact us',
    problems: ['too_many_requests'],
  }),
};
