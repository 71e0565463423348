import * as z from 'zod/mini';
import { dollars, instant } from './fields.ts';
import { operatorRoles } from './operator-roles.ts';

/** Account kinds (docs/product-decisions.md#account-kinds). Clients treat an unknown kind as the least privileged. */
export const userTypes = ['individualUser', 'facilityUser', 'facilityAdmin', 'operator'] as const;
export type UserType = (typeof userTypes)[number];

/** The person as the browser stores it in `localStorage.user`. */
export const user = z.object({
  userId: z.string(),
  userName: z.string(),
  /** The person's own name, if it is known, for greetings. */
  name: z.optional(z.string()),
  email: z.nullable(z.string()),
  userType: z.enum(userTypes),
  /** Of operators alone: what they may do. */
  operatorRole: z.optional(z.enum(operatorRoles)),
  isSubscribed: z.boolean(),
  subscriptionEndDate: z.nullable(instant),
  amountCharge: z.nullable(dollars),
  facility: z.optional(
    z.object({ name: z.string(), status: z.enum(['trial', 'active', 'suspended', 'ended']) }),
  ),
  /** The zone that the server knows for the person's days and hours; a client with another one tells it. */
  timeZone: z.optional(z.string()),
  /** Set while the person still has to agree to the texts, at the first login (#consent). */
  consentRequired: z.optional(z.boolean()),
  /** Set after a login with the administrator's one-time password: a new password has to be chosen. */
  newPasswordRequired: z.optional(z.boolean()),
  /** Set for an operator without a second step at log in: nothing else opens before one is set up. */
  twoStepsRequired: z.optional(z.boolean()),
});

export type User = z.output<typeof user>;

/** A login or sign-up that succeeded. */
export const signedIn = z.object({ auth: z.literal(true), message: z.string(), token: z.string(), user });

/** A session that a log in or a sign-up has just started. */
export type NewSession = z.output<typeof signedIn>;

/** What a log in that waits for its second step offers, and the token that continues it for ten minutes. */
export const secondStep = z.object({
  challenge: z.string(),
  /** A recovery code is always offered, too. */
  ways: z.array(z.enum(['app', 'passkey'])),
});

export type SecondStep = z.output<typeof secondStep>;

/**
 * A login that needs another step: 200, for a social one with the specification's exact message (#error-bodies). There
 * is no session yet.
 */
export const notSignedIn = z.object({
  auth: z.literal(false),
  message: z.string(),
  code: z.enum([
    'not_registered',
    'email_taken',
    'password_needed',
    'email_missing',
    'token_refused',
    'second_step_needed',
  ]),
  /** With `second_step_needed`. */
  secondStep: z.optional(secondStep),
  profile: z.optional(
    z.object({ name: z.string(), email: z.nullable(z.string()), picture: z.nullable(z.string()) }),
  ),
});

export const signInResult = z.discriminatedUnion('auth', [signedIn, notSignedIn]);
