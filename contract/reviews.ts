import * as z from 'zod/mini';
import { contentVersion, exerciseId, optionId, outcomes } from './answers.ts';
import { endpoint, served } from './endpoint.ts';
import { givenInstant, instant, messageResponse, uuid } from './fields.ts';
import { lookFirstResults, sceneStates } from './game.ts';
import { languages } from './pages/languages.ts';

/** Whether the claim that was filmed first was heard first. */
export const claimOrders = ['filmed', 'swapped'] as const;

export type ClaimOrder = (typeof claimOrders)[number];

const sentReview = z.object({
  /** Given by the device: a review that is sent twice counts once. */
  id: uuid,
  exerciseId,
  selectedOptionId: optionId,
  /** As the device graded it; the server grades it again by the option. */
  outcome: z.enum(outcomes),
  /** "Sure" or "Not sure" after the choice; null if the player did not say. */
  sure: z.nullable(z.boolean()),
  assisted: z.boolean(),
  lookFirst: z.enum(lookFirstResults),
  order: z.enum(claimOrders),
  /** The state of the scene that was shown; not sent where a scene has one. */
  state: z.optional(z.enum(sceneStates)),
  /** Of the game in which it was seen; English if it is not sent. */
  language: z.optional(z.enum(languages)),
  /** By the clock of the device. */
  reviewedAt: givenInstant,
  contentVersion,
});

export type SentReview = z.output<typeof sentReview>;

const review = z.extend(sentReview, {
  reviewedAt: instant,
  /** Another exercise has taken the place of the one that was reviewed. */
  retired: z.optional(z.boolean()),
  /** It teaches the same, in other words: it is reviewed in its new form. */
  rewritten: z.optional(z.boolean()),
});

export type Review = z.output<typeof review>;

/** Four a day for nearly seven years; report and weekly email read all of them. */
export const maxReviews = 10_000;

export const saveReviews = endpoint({
  method: 'POST',
  path: '/api/v2/user/reviews',
  caller: 'signedIn',
  only: 'players',
  afterAccess: true,
  body: z.object({
    reviews: z.array(sentReview).check(z.minLength(1), z.maxLength(50, 'reviewsAtMost')),
  }),
  response: messageResponse,
});

export const listReviews = endpoint({
  method: 'GET',
  path: '/api/v2/user/reviews',
  caller: 'signedIn',
  query: z.object({
    /** The `next` of the page before; the first page without it. */
    after: z.optional(uuid),
  }),
  response: z.object({
    /** In the order in which they were made. */
    reviews: z.array(review),
    /** Null on the last page. */
    next: z.nullable(z.string()),
  }),
});

export const reviewEndpoints = {
  saveReviews: served(saveReviews, {
    purpose: 'Save reviews of exercises, each once however often it is sent',
    problems: ['subscription_required', 'facility_ended', 'too_many_requests'],
  }),
  listReviews: served(listReviews, {
    purpose: "A page of the person's reviews; they belong to no game",
    problems: ['too_many_requests'],
  }),
};
