import * as z from 'zod/mini';
import { shared } from './accounts.ts';
import { consent, idempotencyKey, optionalEmail } from './fields.ts';
import { studyConsent } from './study.ts';

/** What the sign-ups of individuals and facilities share. */

/** An address that the social network did not give: the sign-up card asks for it (docs/product-decisions.md#provider-profile). */
export const socialEmail = optionalEmail;
export const signUpCommon = {
  consent: z.optional(consent),
  /** Only for people who ticked the box of the study: without it they take no part. */
  study: z.optional(studyConsent),
  shared,
  operation: idempotencyKey,
};
