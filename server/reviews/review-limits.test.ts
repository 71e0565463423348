import { expect, test } from 'vitest';
import { maxReviews } from '#contract/reviews.ts';
import { eq, sql } from '#server/lib/database/query.ts';
import { reviews } from '#server/tables/reviews.ts';
import { testApp } from '#server/testing/test-app.ts';
import { reviewersOf } from './testing/reviewers.ts';

const tested = await testApp({ RATE_LIMITS: 'strict' });
const { services } = tested;
const { sentReview, reviewer } = reviewersOf(tested);

test('saves of reviews count with those of answers: 60 a minute and 2,000 a day', async () => {
  const [ann, bob] = [await reviewer(), await reviewer()];
  const statuses: number[] = [];
  for (let index = 0; index < 60; index += 1) statuses.push((await ann.save(sentReview())).statusCode);
  expect(new Set(statuses)).toEqual(new Set([200]));
  await expect(services.limits.countInProcess('savesPerMinute', ann.account.id)).rejects.toThrow();
  const rejected = await ann.save(sentReview());
  expect([rejected.statusCode, rejected.json().code]).toEqual([429, 'too_many_requests']);
  for (let index = 0; index < 2000; index += 1)
    await services.limits.countInProcess('savesPerDay', bob.account.id);
  const tomorrow = await bob.save(sentReview());
  expect(tomorrow.statusCode).toBe(429);
  expect(Number(tomorrow.headers['retry-after'])).toBeGreaterThan(23 * 3600);
});

test('reads of reviews count with those of answers: 120 a minute', async () => {
  const { page, account } = await reviewer();
  for (let index = 0; index < 119; index += 1)
    await services.limits.countInProcess('answerReads', account.id);
  expect([(await page()).statusCode, (await page()).statusCode]).toEqual([200, 429]);
});

test('an account has at most so many reviews, and keeps all that it has', async () => {
  const { save, account } = await reviewer();
  expect((await save(sentReview())).statusCode).toBe(200);
  await services.database.execute(sql`
    insert into reviews
    select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid()))).*
    from reviews one, generate_series(1, ${maxReviews - 2})
    where one.account_id = ${account.id}`);
  expect((await save(sentReview())).statusCode).toBe(200);
  const rejected = await save(sentReview());
  expect([rejected.statusCode, Object.keys(rejected.json().errors)]).toEqual([422, ['reviews']]);
  expect(await services.database.$count(reviews, eq(reviews.accountId, account.id))).toBe(maxReviews);
});
