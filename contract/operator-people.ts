import * as z from 'zod/mini';
import { endpoint, served } from './endpoint.ts';
import { atMost, dollars, instant, messageResponse, requiredText, text } from './fields.ts';
import { operatorRoles } from './operator-roles.ts';
import { dispute, subscriptionStatuses } from './subscriptions.ts';
import { userTypes } from './user.ts';

/** What operators see of people, and do for them. */

const base = '/api/v2/operator/people';

/** People on one page of the results. */
export const peoplePerPage = 25;

/** For how long a person stays open for the operator who opened them. */
export const openMinutes = 60;

const states = ['open', 'onHold', 'closing'] as const;
export type PersonState = (typeof states)[number];

const found = z.object({
  userId: z.string(),
  /** The first letter, what was typed, and stars, as are the two below: `R***Van***`, `r***@example.org`. */
  name: z.nullable(z.string()),
  userName: z.string(),
  email: z.nullable(z.string()),
  userType: z.enum(userTypes),
  facility: z.nullable(z.string()),
  state: z.enum(states),
  createdAt: instant,
});

export type FoundPerson = z.output<typeof found>;

/** With POST, because addresses are logged and this may contain a person's email. */
export const searchPeople = endpoint({
  method: 'POST',
  path: `${base}/search`,
  caller: 'signedIn',
  only: 'operators',
  body: z.object({
    /** Words of the name, the username or the email address, each whole or its first three letters. */
    search: text('Type two letters or more').check(
      z.trim(),
      z.minLength(2, 'Type two letters or more'),
      atMost(100),
    ),
    /** By username from A to Z without it. */
    order: z.optional(z.enum(['userName', 'createdAt'])),
    direction: z.optional(z.enum(['ascending', 'descending'])),
    /** Starts at 1. */
    page: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
  }),
  response: z.object({
    /** All people whom the search finds, on every page. */
    matching: z.number(),
    people: z.array(found),
  }),
});

/** The account that sent a message, as its own login proves. */
export const sender = z.object({
  userId: z.string(),
  userName: z.string(),
  email: z.nullable(z.string()),
  userType: z.enum(userTypes),
  facility: z.nullable(z.string()),
});

const payment = z.object({
  receiptId: z.string(),
  amount: dollars,
  paidAt: instant,
  refundedAt: z.nullable(instant),
  refundedAmount: dollars,
  dispute,
});

export type Payment = z.output<typeof payment>;

const person = z.object({
  userId: z.string(),
  userName: z.string(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  emailConfirmed: z.boolean(),
  /** A new address that is not confirmed yet. */
  pendingEmail: z.nullable(z.string()),
  userType: z.enum(userTypes),
  operatorRole: z.nullable(z.enum(operatorRoles)),
  state: z.enum(states),
  createdAt: instant,
  /** Devices that are logged in. */
  devices: z.number(),
  hasTwoSteps: z.boolean(),
  facility: z.nullable(
    z.object({ name: z.string(), status: z.enum(['trial', 'active', 'suspended', 'ended']) }),
  ),
  subscription: z.object({ status: z.enum(subscriptionStatuses), paidUntil: z.nullable(instant) }),
  /** The newest first; free days are no payments. */
  payments: z.array(payment),
});

export type OpenedPerson = z.output<typeof person>;

const userId = z.object({ userId: text().check(atMost(60)) });

/** Why an operator does it. The person can read it in the download of their data. */
export const reason = requiredText('Reason Required').check(z.minLength(3, 'At least 3 characters'));

export const openPerson = endpoint({
  method: 'POST',
  path: `${base}/{userId}/open`,
  caller: 'signedIn',
  only: 'operators',
  params: userId,
  body: z.object({ reason }),
  response: person,
});

export const getPerson = endpoint({
  method: 'GET',
  path: `${base}/{userId}`,
  caller: 'signedIn',
  only: 'operators',
  params: userId,
  response: person,
});

const paymentAttempt = z.object({
  at: instant,
  /** Who tried: somebody here, or the payment provider, whose renewals nobody asks for. */
  by: z.enum(['person', 'provider']),
  /** What was tried; of the provider always a charge. */
  what: z.enum(['subscribe', 'pay', 'keep', 'change_card', 'cancel', 'refund', 'charge']),
  outcome: z.enum(['done', 'waiting', 'running', 'failed']),
  /** Of charges. */
  amount: z.nullable(dollars),
  /** Why it failed, or what it waits for. */
  reason: z.nullable(z.string()),
});

export type PaymentAttempt = z.output<typeof paymentAttempt>;

export const listPaymentAttempts = endpoint({
  method: 'GET',
  path: `${base}/{userId}/paymentAttempts`,
  caller: 'signedIn',
  only: 'operators',
  params: userId,
  response: z.object({
    /** The newest first. */
    attempts: z.array(paymentAttempt),
    /** Why the charges of the payment provider are missing; null if they are not. */
    missing: z.nullable(z.string()),
  }),
});

export const refundPerson = endpoint({
  method: 'POST',
  path: `${base}/{userId}/refund`,
  caller: 'signedIn',
  needsProof: true,
  only: 'billingOperators',
  params: userId,
  body: z.object({
    reason,
    receiptId: text().check(atMost(200)),
    /** Whether the subscription ends with it. */
    ends: z.boolean(),
  }),
  response: messageResponse,
});

export const endPersonSessions = endpoint({
  method: 'POST',
  path: `${base}/{userId}/endSessions`,
  caller: 'signedIn',
  only: 'operators',
  params: userId,
  response: messageResponse,
});

export const resendConfirmation = endpoint({
  ...endPersonSessions,
  path: `${base}/{userId}/resendConfirmation`,
});

export const resetPersonTwoSteps = endpoint({
  method: 'POST',
  path: `${base}/{userId}/resetTwoSteps`,
  caller: 'signedIn',
  needsProof: true,
  only: 'ownerOperators',
  params: userId,
  body: z.object({ reason }),
  response: messageResponse,
});

export const freezePerson = endpoint({
  ...resetPersonTwoSteps,
  needsProof: false,
  path: `${base}/{userId}/freeze`,
  only: 'operators',
});

export const unfreezePerson = endpoint({ ...freezePerson, path: `${base}/{userId}/unfreeze` });

export const operatorPeopleEndpoints = {
  searchPeople: served(searchPeople, {
    purpose: 'Find people by words of the name, the username or the email address; all of these are masked',
    problems: ['too_many_requests'],
  }),
  openPerson: served(openPerson, {
    purpose: 'Open a person for an hour, with a reason that the audit log keeps',
    problems: ['not_found'],
  }),
  getPerson: served(getPerson, {
    purpose: 'A person whom the operator has opened within the last hour',
    problems: ['not_found', 'conflict'],
  }),
  listPaymentAttempts: served(listPaymentAttempts, {
    purpose: 'Every attempt of an opened person to pay, with its time and the reason why it failed',
    problems: ['not_found', 'conflict'],
  }),
  refundPerson: served(refundPerson, {
    purpose: 'Refund one payment of an opened person',
    problems: ['not_found', 'conflict', 'provider_refused', 'provider_unavailable'],
  }),
  endPersonSessions: served(endPersonSessions, {
    purpose: 'Log every device of an opened person out',
    problems: ['not_found', 'conflict'],
  }),
  resendConfirmation: served(resendConfirmation, {
    purpose: 'Send an opened person another email to confirm their address',
    problems: ['not_found', 'conflict', 'too_many_requests'],
  }),
  freezePerson: served(freezePerson, {
    purpose: 'Put the account of an opened person on hold: nobody logs in, and every device is logged out',
    problems: ['not_found', 'conflict', 'forbidden'],
  }),
  unfreezePerson: served(unfreezePerson, {
    purpose: 'Take the account of an opened person off hold',
    problems: ['not_found', 'conflict'],
  }),
  resetPersonTwoSteps: served(resetPersonTwoSteps, {
    purpose: 'Turn two-step login of an opened person off, and log every device out',
    problems: ['not_found', 'conflict'],
  }),
};
