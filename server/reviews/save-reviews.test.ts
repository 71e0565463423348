import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { dayMs } from '#server/lib/clock.ts';
import type { Problem } from '#server/lib/problem.ts';
import { testApp } from '#server/testing/test-app.ts';
import { saveReviews } from './save-reviews.ts';
import { reviewersOf } from './testing/reviewers.ts';

const tested = await testApp();
const { services, clock } = tested;
const { sentReview, optionsOf, reviewer } = reviewersOf(tested);

const daysAgo = (days: number) => new Date(clock.now().getTime() - days * dayMs).toISOString();

test('a review is stored with everything that was sent, and when it arrived', async () => {
  const { save, list, account } = await reviewer();
  const given = { sure: null, assisted: true, lookFirst: 'shown', order: 'filmed' } as const;
  const sent = sentReview({ ...given, exerciseId: 7, reviewedAt: daysAgo(20) });
  const response = await save(sent);
  expect([response.statusCode, response.json()]).toEqual([200, { message: 'Your reviews are saved.' }]);
  expect(await list()).toEqual([sent]);
  const { rows } = await services.database.$client.query(
    'select received_at from reviews where account_id = $1',
    [account.id],
  );
  expect(rows).toEqual([{ received_at: clock.now() }]);
});

test('the chosen option decides the outcome of a review, whatever the device says', async () => {
  const { save, list } = await reviewer();
  const { right, wrong } = optionsOf(1);
  const called = (outcome: 'correct' | 'incorrect', selectedOptionId: number, minute: number) =>
    sentReview({ outcome, selectedOptionId, reviewedAt: `2026-05-30T10:0${minute}:00.000Z` });
  await save(called('correct', wrong, 1), called('incorrect', right, 2));
  expect((await list()).map(({ outcome }) => outcome)).toEqual(['incorrect', 'correct']);
});

test('an exercise that has changed since keeps the outcome as sent, and any option', async () => {
  const { save, list } = await reviewer();
  const { wrong } = optionsOf(1);
  const old = { contentVersion: '0123456789ab', outcome: 'correct' } as const;
  await save(sentReview({ ...old, selectedOptionId: wrong, reviewedAt: daysAgo(2) }));
  await save(sentReview({ ...old, selectedOptionId: 20, reviewedAt: daysAgo(1) }));
  expect(await list()).toMatchObject([
    { ...old, selectedOptionId: wrong },
    { ...old, selectedOptionId: 20 },
  ]);
});

test.each([
  ['weeks ago, offline', 80 * dayMs, 80 * dayMs],
  ['longer ago than an exercise can rest', 91 * dayMs, 0],
  ['by a clock that is days ahead', -2 * dayMs, 0],
])('the date of a review made %s', async (_when, sentMsAgo, storedMsAgo) => {
  const { save, list } = await reviewer();
  await save(sentReview({ reviewedAt: daysAgo(sentMsAgo / dayMs) }));
  expect((await list())[0]?.reviewedAt).toBe(daysAgo(storedMsAgo / dayMs));
});

test('of the copies of a review the first counts, in one call and in several', async () => {
  const { save, list } = await reviewer();
  const first = sentReview();
  const copy = { ...first, outcome: 'incorrect', selectedOptionId: optionsOf(1).wrong, sure: false };
  await save(first, copy);
  expect((await save(copy)).statusCode).toBe(200);
  expect((await save(copy, sentReview({ exerciseId: 2 }))).statusCode).toBe(200);
  const stored = await list();
  expect(stored).toHaveLength(2);
  expect(stored).toContainEqual(first);
});

test('twenty calls at once with the same reviews in different orders store each once', async () => {
  const { save, list } = await reviewer();
  const sent = Array.from({ length: 50 }, (_, index) => sentReview({ exerciseId: index + 1 }));
  const calls = Array.from({ length: 20 }, (_, index) =>
    save(...(index % 2 === 0 ? sent : sent.toReversed())),
  );
  const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await list()).map(({ id }) => id).sort()).toEqual(sent.map(({ id }) => id).sort());
});

test('two calls with the same reviews in opposite orders do not deadlock', async () => {
  const { save, list, account } = await reviewer();
  const sent = Array.from({ length: 3 }, () => sentReview()).sort((a, b) => (a.id < b.id ? -1 : 1));
  const holder = await services.database.$client.connect();
  await holder.query('begin');
  await holder.query(
    `insert into reviews values ($1, $2, 1, 2, 'correct', true, false, 'hit', 'filmed', now(), '', now())`,
    [account.id, sent[1]?.id],
  );
  const calls = Promise.all([save(...sent), save(...sent.toReversed())]);
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect
    .poll(async () => (await services.database.$client.query(waiting)).rowCount, { timeout: 10_000 })
    .toBe(2);
  await holder.query('rollback');
  holder.release();
  expect((await calls).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await list()).toHaveLength(3);
});

test('two people may use the same ids, and neither reads or changes the reviews of the other', async () => {
  const [ann, bob] = [await reviewer(), await reviewer()];
  const ofAnn = sentReview();
  const ofBob = { ...sentReview({ exerciseId: 3, outcome: 'incorrect' }), id: ofAnn.id };
  await ann.save(ofAnn);
  await bob.save(ofBob);
  expect([await ann.list(), await bob.list()]).toEqual([[ofAnn], [ofBob]]);
});

const tooMany = () => Array.from({ length: 51 }, () => sentReview());

test.each<[string, () => object[], string]>([
  [
    'an exercise that does not exist',
    () => [sentReview(), { ...sentReview(), exerciseId: 51 }],
    'reviews.1.exerciseId',
  ],
  [
    'an option that is not offered',
    () => [sentReview(), sentReview({ selectedOptionId: 1 })],
    'reviews.1.selectedOptionId',
  ],
  ['an id that is none', () => [{ ...sentReview(), id: 'x' }], 'reviews.0.id'],
  ['a time that is none', () => [{ ...sentReview(), reviewedAt: 'yesterday' }], 'reviews.0.reviewedAt'],
  [
    'a time before our age',
    () => [{ ...sentReview(), reviewedAt: '1066-10-14T09:00:00Z' }],
    'reviews.0.reviewedAt',
  ],
  ['an answer to "Sure?" that is none', () => [{ ...sentReview(), sure: 'maybe' }], 'reviews.0.sure'],
  ['no review', () => [], 'reviews'],
  ['more than 50', tooMany, 'reviews'],
])('%s is rejected at its field, and nothing of the call is stored', async (_fault, reviews, field) => {
  const { save, list } = await reviewer();
  const response = await save(...reviews());
  expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, [field]]);
  expect(await list()).toEqual([]);
});

test('an exercise that is not filmed yet is rejected at its field', async () => {
  const { content } = services;
  const game = { ...content.game, exercises: content.game.exercises.slice(0, 9) };
  const short = { ...services, content: { ...content, game } };
  const { account } = await reviewer();
  const access = { userType: 'operator', subscription: null, facility: null, memberUntil: null } as const;
  const caller = { accountId: account.id, userType: 'operator', sessionId: '', access };
  const body = { reviews: [sentReview({ exerciseId: 10 })] };
  const call = { body, caller } as unknown as Parameters<typeof saveReviews>[1];
  const rejected = await saveReviews(short, call).catch((error: unknown) => error);
  expect((rejected as Problem).toResponse('en').errors).toEqual({
    'reviews.0.exerciseId': 'There is no exercise 10',
  });
});

/** A person whose subscription ended three days ago. */
async function lapsed() {
  const person = await reviewer({ isSubscribed: true });
  await services.database.$client.query(
    `update subscriptions set status = 'ended', period_end = $2 where account_id = $1`,
    [person.account.id, daysAgo(3)],
  );
  return person;
}

test('after access ended, reviews from before are saved, later ones are not, and all can be read', async () => {
  const { save, list } = await lapsed();
  const before = sentReview({ reviewedAt: daysAgo(4) });
  expect((await save(before)).statusCode).toBe(200);
  const later = await save(sentReview({ reviewedAt: daysAgo(2) }));
  expect([later.statusCode, later.json().code]).toEqual([402, 'subscription_required']);
  expect((await save(sentReview({ reviewedAt: daysAgo(5) }), sentReview())).statusCode).toBe(402);
  expect(await list()).toEqual([before]);
});

test('a person who never had access saves no reviews', async () => {
  const { save } = await reviewer({ userType: 'individualUser' });
  expect((await save(sentReview({ id: randomUUID() }))).json().code).toBe('subscription_required');
});
