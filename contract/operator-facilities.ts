import * as z from 'zod/mini';
import { endpoint, served } from './endpoint.ts';
import { atMost, email, facilityName, idempotencyKey, instant, messageResponse, text } from './fields.ts';
import { day, pageNumber, wholeNumber } from './operator-fields.ts';
import { languages } from './pages/languages.ts';

/** What operators see of facilities, and change. */

const base = '/api/v2/operator/facilities';

/** What an operator sets. A facility has ended when its last day is over, whatever this says. */
export const facilityStatuses = ['trial', 'active', 'suspended'] as const;

export const mostSeats = 100_000;
export const longestTerms = 200;

/** What a facility begins with unless an operator says otherwise. */
export const newFacility = { status: 'active', seatLimit: 25 } as const;

/** The agreed price in words. */
export const terms = text().check(
  z.trim(),
  z.minLength(1, 'The agreed price has no text'),
  atMost(longestTerms),
);

const status = z.enum(facilityStatuses);
export const seatLimit = wholeNumber('Seats', 0, mostSeats);
/** Access ends when this day begins (UTC); null for a facility without an end. */
const endsOn = z.nullable(day);

const facility = z.object({
  facilityId: z.string(),
  name: z.string(),
  /** The new name of a verified facility, until an operator accepts or refuses it. */
  waitingName: z.nullable(z.string()),
  status,
  /** Its end is over. */
  hasEnded: z.boolean(),
  seatLimit: z.number(),
  /** By its users; administrators take none. */
  seatsTaken: z.number(),
  endsOn,
  /** As it is handed out, in two groups of four; null while nobody can join. */
  code: z.nullable(z.string()),
  terms: z.nullable(z.string()),
  /** Of its papers and its new members; null until somebody has chosen one. */
  language: z.nullable(z.enum(languages)),
  createdAt: instant,
  /** Since when we know who runs it. */
  verifiedAt: z.nullable(instant),
});

export type ListedFacility = z.output<typeof facility>;

/** One facility, with those who run it. */
const openedFacility = z.object({
  ...facility.shape,
  /** Those who joined first come first; closed accounts do not count. */
  administrators: z.array(
    z.object({
      userId: z.string(),
      /** The name, or the username without one. */
      name: z.string(),
      email: z.nullable(z.string()),
      emailConfirmed: z.boolean(),
      /** Came with the facility: created it by signing up. */
      isFounder: z.boolean(),
      since: instant,
    }),
  ),
  /** Open invitations to run it. */
  invitations: z.array(z.object({ email: z.string(), endsAt: instant })),
});

export type OpenedFacility = z.output<typeof openedFacility>;

/** With POST, because addresses are logged and this may contain a code. */
export const searchFacilities = endpoint({
  method: 'POST',
  path: `${base}/search`,
  caller: 'signedIn',
  only: 'operators',
  body: z.object({
    /** A part of the name, or the whole code; every facility without it. */
    search: z.optional(text().check(z.trim(), atMost(120))),
    page: z.optional(pageNumber),
  }),
  response: z.object({
    /** All facilities whom the search finds, on every page. */
    total: z.number(),
    /** Those whose new name waits come first, then the newest. */
    facilities: z.array(facility),
  }),
});

const facilityParams = z.object({ facilityId: text().check(atMost(60)) });

export const getFacility = endpoint({
  method: 'GET',
  path: `${base}/{facilityId}`,
  caller: 'signedIn',
  only: 'operators',
  params: facilityParams,
  response: openedFacility,
});

export const createFacility = endpoint({
  method: 'POST',
  path: base,
  caller: 'signedIn',
  only: 'billingOperators',
  body: z.object({
    name: facilityName,
    status: z._default(status, newFacility.status),
    seatLimit: z._default(seatLimit, newFacility.seatLimit),
    endsOn: z._default(endsOn, null),
    terms: z._default(z.nullable(terms), null),
    language: z._default(z.nullable(z.enum(languages)), null),
    /** Gets a link to become its first administrator. */
    administratorEmail: z._default(z.nullable(email('emailRequired')), null),
    operation: idempotencyKey,
  }),
  response: z.object({ message: z.string(), facilityId: z.string() }),
});

export const changeFacility = endpoint({
  method: 'PATCH',
  path: `${base}/{facilityId}`,
  caller: 'signedIn',
  only: 'billingOperators',
  params: facilityParams,
  /** What is not given stays. */
  body: z.object({
    name: z.optional(facilityName),
    status: z.optional(status),
    seatLimit: z.optional(seatLimit),
    endsOn: z.optional(endsOn),
    terms: z.optional(z.nullable(terms)),
    language: z.optional(z.enum(languages)),
  }),
  response: messageResponse,
});

export const verifyFacility = endpoint({
  method: 'POST',
  path: `${base}/{facilityId}/verify`,
  caller: 'signedIn',
  needsProof: true,
  only: 'billingOperators',
  params: facilityParams,
  response: messageResponse,
});

/** The name that was read, so that nobody answers for a later one. */
const readName = z.object({ name: facilityName });

export const acceptFacilityName = endpoint({
  method: 'POST',
  path: `${base}/{facilityId}/name/accept`,
  caller: 'signedIn',
  only: 'billingOperators',
  params: facilityParams,
  body: readName,
  response: messageResponse,
});

export const refuseFacilityName = endpoint({
  method: 'POST',
  path: `${base}/{facilityId}/name/refuse`,
  caller: 'signedIn',
  only: 'billingOperators',
  params: facilityParams,
  body: readName,
  response: messageResponse,
});

export const inviteFacilityAdministrator = endpoint({
  method: 'POST',
  path: `${base}/{facilityId}/administrators`,
  caller: 'signedIn',
  needsProof: true,
  only: 'billingOperators',
  params: facilityParams,
  /** An address that is invited already gets a new link in the place of the last one. */
  body: z.object({ email: email('emailRequired') }),
  response: messageResponse,
});

export const giveFacilityNewCode = endpoint({
  method: 'POST',
  path: `${base}/{facilityId}/code`,
  caller: 'signedIn',
  only: 'billingOperators',
  params: facilityParams,
  response: messageResponse,
});

export const turnFacilityCodeOff = endpoint({
  method: 'DELETE',
  path: `${base}/{facilityId}/code`,
  caller: 'signedIn',
  only: 'billingOperators',
  params: facilityParams,
  response: messageResponse,
});

/** Calls of operators about facilities. */
export const operatorFacilityEndpoints = {
  searchFacilities: served(searchFacilities, {
    purpose: 'A page of the facilities, all or those that a search finds, as an operator',
  }),
  getFacility: served(getFacility, {
    purpose: 'One facility, as an operator',
    problems: ['not_found'],
  }),
  createFacility: served(createFacility, {
    purpose: 'Create a facility whose users join by its code, as an operator',
    problems: ['conflict'],
  }),
  changeFacility: served(changeFacility, {
    purpose: 'Change name, status, seats, end, agreed price or language of a facility, as an operator',
    problems: ['not_found'],
  }),
  verifyFacility: served(verifyFacility, {
    purpose: 'Say that we know who runs a facility: its administrators then see results of members',
    problems: ['not_found'],
  }),
  acceptFacilityName: served(acceptFacilityName, {
    purpose: 'Give a verified facility the new name that waits, as an operator',
    problems: ['not_found', 'conflict'],
  }),
  refuseFacilityName: served(refuseFacilityName, {
    purpose: 'Refuse the new name of a verified facility, as an operator',
    problems: ['not_found', 'conflict'],
  }),
  inviteFacilityAdministrator: served(inviteFacilityAdministrator, {
    purpose: 'Email somebody a link to become an administrator of a facility, as an operator',
    problems: ['not_found', 'conflict'],
  }),
  giveFacilityNewCode: served(giveFacilityNewCode, {
    purpose: 'Give a facility a new code; the old one no longer works',
    problems: ['not_found'],
  }),
  turnFacilityCodeOff: served(turnFacilityCodeOff, {
    purpose: 'Take the code of a facility away: nobody can join until it gets a new one',
    problems: ['not_found'],
  }),
};
