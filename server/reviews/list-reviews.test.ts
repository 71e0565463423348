import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { testApp } from '#server/testing/test-app.ts';
import { reviewersOf } from './testing/reviewers.ts';

const tested = await testApp();
const { app, services } = tested;
const { sentReview, reviewer } = reviewersOf(tested);

test('before the first review the list is empty, and without a session it stays closed', async () => {
  expect((await (await reviewer()).page()).json()).toEqual({ reviews: [], next: null });
  expect((await app.inject({ url: endpoints.listReviews.path })).statusCode).toBe(401);
});

test('reviews are listed in the order in which they were made, not in that of their arrival', async () => {
  const { save, list } = await reviewer();
  const at = (reviewedAt: string, id = randomUUID() as string) => sentReview({ id, reviewedAt });
  const ids = [1, 2, 3].map((digit) => `${digit}0000000-0000-4000-8000-000000000000`);
  const made = [at('2026-05-20T09:00:00.000Z'), ...ids.map((id) => at('2026-05-21T09:00:00.001Z', id))];
  const later = at('2026-05-22T09:00:00.000Z');
  await save(later, ...made.toReversed());
  expect(await list()).toEqual([...made, later]);
});

test('the pages hold every review once, also those made in the same instant', async () => {
  const { page, account } = await reviewer();
  await services.database.$client.query(
    `insert into reviews select $1, gen_random_uuid(), 1 + n % 50, 2, 'correct', true, false, 'hit', 'filmed',
      timestamptz '2026-05-01' + n / 400 * interval '1 hour', '0123456789ab', now() from generate_series(1, 1100) n`,
    [account.id],
  );
  const pages: { reviews: { id: string; reviewedAt: string }[]; next: string | null }[] = [];
  let next: string | null | undefined;
  while (next !== null) {
    const read = (await page(next)).json();
    pages.push(read);
    next = read.next;
  }
  expect(pages.map(({ reviews }) => reviews.length)).toEqual([500, 500, 100]);
  const all = pages.flatMap(({ reviews }) => reviews);
  const keys = all.map(({ reviewedAt, id }) => `${reviewedAt} ${id}`);
  expect(new Set(keys).size).toBe(1100);
  expect(keys).toEqual(keys.toSorted());
});

test('a page that ends with the last review says that there is no other', async () => {
  const { page, account } = await reviewer();
  await services.database.$client.query(
    `insert into reviews select $1, gen_random_uuid(), 1, 2, 'correct', true, false, 'hit', 'filmed', now(),
      '0123456789ab', now() from generate_series(1, 500)`,
    [account.id],
  );
  expect((await page()).json()).toMatchObject({ reviews: { length: 500 }, next: null });
});

test('a page after a review of somebody else, or after none, is rejected at its field', async () => {
  const [ann, bob] = [await reviewer(), await reviewer()];
  const ofAnn = sentReview();
  await ann.save(ofAnn);
  for (const after of [ofAnn.id, randomUUID(), 'x']) {
    const response = await bob.page(after);
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ['after']]);
  }
  expect((await ann.page(ofAnn.id)).json()).toEqual({ reviews: [], next: null });
});

test('a review of an exercise that another one has replaced is marked, and one of a reworded exercise is not', async () => {
  const { save, list } = await reviewer();
  const [version] = [...services.content.retiredTitles.keys()];
  const old = sentReview({ exerciseId: 30, contentVersion: version as string });
  const reworded = sentReview({ exerciseId: 31, contentVersion: '0123456789ab' });
  const current = sentReview({ exerciseId: 32 });
  await save(old, reworded, current);
  const marks = (await list()).map(({ exerciseId, retired }) => [exerciseId, retired]);
  expect(marks.sort()).toEqual([
    [30, true],
    [31, undefined],
    [32, undefined],
  ]);
});
