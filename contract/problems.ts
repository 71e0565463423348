import * as z from 'zod/mini';
import { user } from './user.ts';

/** Every problem of the API: code -> HTTP status. Clients act on the code, never on the status alone. */
export const problemStatus = {
  malformed: 400,
  signed_out: 401,
  wrong_credentials: 401,
  log_in_expired: 401,
  subscription_required: 402,
  requires_action: 402,
  forbidden: 403,
  facility_ended: 403,
  study_waiting: 403,
  facility_unverified: 403,
  new_password_required: 403,
  two_steps_required: 403,
  proof_needed: 403,
  account_on_hold: 403,
  network_blocked: 403,
  not_found: 404,
  conflict: 409,
  price_changed: 409,
  room_full: 409,
  room_door_closed: 409,
  room_led_elsewhere: 409,
  other_release: 409,
  gone: 410,
  room_ended: 410,
  room_removed: 410,
  too_large: 413,
  unsupported_media_type: 415,
  range_unsatisfiable: 416,
  validation: 422,
  email_taken: 422,
  username_taken: 422,
  facility_code_invalid: 422,
  facility_full: 422,
  discount_invalid: 422,
  card_declined: 422,
  card_data_refused: 422,
  consent_required: 422,
  link_invalid: 422,
  refund_refused: 422,
  room_unknown: 422,
  provider_refused: 422,
  too_many_requests: 429,
  provider_unavailable: 502,
  busy: 503,
  unknown: 500,
} as const;

export type ProblemCode = keyof typeof problemStatus;

const problemCodes = Object.keys(problemStatus) as [ProblemCode, ...ProblemCode[]];

/** The message of an unexpected failure; its details are only in the log, under the request id. */
export const unknownErrorMessage = 'An error occurred. Please try again.';

export const problemCode = z.enum(problemCodes);

/** Every response that is not a success. `errors` maps a field to its message. */
export const problemResponse = z.object({
  message: z.string(),
  code: problemCode,
  /** The name of the message, and what is put into it; missing in what only operators and programs read. */
  text: z.optional(z.string()),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  errors: z.optional(z.record(z.string(), z.string())),
  /** With `wrong_credentials`: the specification's flag of a failed login. */
  auth: z.optional(z.literal(false)),
  /** With `requires_action`: what the payment provider's dialog needs. */
  clientSecret: z.optional(z.string()),
  /** With `requires_action` at a sign-up: the account exists, and its owner is signed in to confirm the payment. */
  token: z.optional(z.string()),
  user: z.optional(user),
  /** With feedback: the message again, where the specification's game screen reads it (docs/product-decisions.md#specified-statuses). */
  data: z.optional(z.object({ message: z.string() })),
});

export type ProblemResponse = z.output<typeof problemResponse>;
