import * as z from 'zod/mini';
import { endpoint, served } from './endpoint.ts';
import { atMost, instant, messageResponse, text } from './fields.ts';

/** What a player can wish from the one person whom they trust with their plan, besides a wish in their own words. */
export const helperWishes = ['firstThing', 'oneRoom', 'tools', 'askWeekly'] as const;

export type HelperWish = (typeof helperWishes)[number];

/** More would be a list to work through. */
const mostWishes = 3;

const wishesShape = z.object({
  wishes: z.array(z.enum(helperWishes)).check(z.maxLength(helperWishes.length)),
  /** Empty for none. */
  ownWish: text().check(z.trim(), atMost(120)),
});

/** At most three wishes together. */
export const givenWishes = wishesShape.check(
  z.refine(({ wishes, ownWish }) => new Set(wishes).size + (ownWish === '' ? 0 : 1) <= mostWishes, {
    error: 'wishesAtMost',
    path: ['wishes'],
  }),
);

export type GivenWishes = z.output<typeof givenWishes>;

/** An open link. Its address is shown only once, when it is made: the server stores its hash. */
export const helperLink = z.object({ madeAt: instant, expiresAt: instant });

const base = '/api/v2/user/plan/helper';

export const getHelper = endpoint({
  method: 'GET',
  path: base,
  caller: 'signedIn',
  only: 'players',
  response: z.extend(wishesShape, { link: z.nullable(helperLink) }),
});

export const saveHelperWishes = endpoint({
  method: 'POST',
  path: `${base}/wishes`,
  caller: 'signedIn',
  only: 'players',
  body: givenWishes,
  response: messageResponse,
});

export const makeHelperLink = endpoint({
  method: 'POST',
  path: `${base}/link`,
  caller: 'signedIn',
  only: 'players',
  response: z.object({ message: z.string(), address: z.string(), link: helperLink }),
});

/** Open to everybody: a link can be ended after access has ended, too. */
export const endHelperLink = endpoint({
  method: 'DELETE',
  path: makeHelperLink.path,
  caller: 'signedIn',
  response: messageResponse,
});

/** The page that the trusted person opens, without a login. */
export const openHelperPage = endpoint({
  method: 'GET',
  path: '/helper/{helperToken}',
  caller: 'signedAddress',
  params: z.object({ helperToken: z.string() }),
  response: z.unknown(),
});

export const helperEndpoints = {
  getHelper: served(getHelper, {
    purpose: 'My wishes for the person I trust with my plan, and until when the link that I gave them works',
    problems: ['subscription_required', 'facility_ended', 'too_many_requests'],
  }),
  saveHelperWishes: served(saveHelperWishes, {
    purpose: 'Say what I wish from the person I trust with my plan',
    problems: ['subscription_required', 'facility_ended', 'too_many_requests'],
  }),
  makeHelperLink: served(makeHelperLink, {
    purpose: 'Make a link that shows my plan for 30 days without a login; an earlier link ends',
    problems: ['subscription_required', 'facility_ended', 'too_many_requests'],
  }),
  endHelperLink: served(endHelperLink, {
    purpose: 'End the link that shows my plan; also possible after access ended',
    problems: ['too_many_requests'],
  }),
  openHelperPage: served(openHelperPage, {
    purpose: 'The plan of somebody, as a page for the person they trust; a problem is a page too',
    mediaTypes: ['text/html'],
    problems: ['gone', 'not_found', 'too_many_requests'],
  }),
};
