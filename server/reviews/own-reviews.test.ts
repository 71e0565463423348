import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { purgeArchivedPlaythroughs } from '#server/answers/archived-playthroughs.ts';
import { dayMs, minuteMs } from '#server/lib/clock.ts';
import { playGame } from '#server/sandbox/seeds/play-game.ts';
import { runScheduledJob } from '#server/testing/run-scheduled-job.ts';
import { testApp } from '#server/testing/test-app.ts';
import { reviewersOf } from './testing/reviewers.ts';

/** Whose reviews are, and how long: the person's own, as long as the account. */

const tested = await testApp();
const { app, services, clock } = tested;
const { sentReview, reviewer } = reviewersOf(tested);

const countReviews = async (accountId: string) => {
  const { rows } = await services.database.$client.query(
    'select count(*)::int as count from reviews where account_id = $1',
    [accountId],
  );
  return rows[0].count;
};

test('the download of an account has its reviews and nobody else’s', async () => {
  const [ann, bob] = [await reviewer(), await reviewer()];
  const ofAnn = sentReview();
  await ann.save(ofAnn);
  await bob.save(sentReview());
  const { reviews } = (await ann.call(endpoints.exportAccount)).json();
  expect(reviews).toMatchObject([{ id: ofAnn.id, exercise_id: 1, outcome: 'correct', look_first: 'hit' }]);
  expect(reviews).toHaveLength(1);
});

test('after an administrator set a password, the download has no review from before', async () => {
  const administrator = await reviewer();
  const facilityCode = administrator.facilityCode as string;
  const member = await reviewer({ userType: 'facilityUser', email: null, facilityCode });
  const { id: userId, userName } = member.account;
  await member.save(sentReview());
  const given = await administrator.call(endpoints.setMemberPassword, {}, { userId });
  const session = await app.inject({
    method: 'POST',
    url: endpoints.login.path,
    payload: { email: userName, password: given.json().password },
  });
  const headers = { authorization: `Bearer ${session.json().token}` };
  const newPassword = { newPassword: 'a quite new password' };
  await app.inject({ method: 'PATCH', url: endpoints.changePassword.path, headers, payload: newPassword });
  const download = async () => (await app.inject({ url: endpoints.exportAccount.path, headers })).json();
  expect((await download()).reviews).toEqual([]);
  clock.advance(1);
  const later = sentReview();
  const payload = { reviews: [later] };
  await app.inject({ method: 'POST', url: endpoints.saveReviews.path, headers, payload });
  expect((await download()).reviews).toMatchObject([{ id: later.id }]);
  expect(await countReviews(userId)).toBe(2);
});

test('Start New keeps the reviews, and so does bringing the previous game back', async () => {
  const { save, list, call, account } = await reviewer();
  await playGame(services, account.id, '1:x 2:✓');
  const review = sentReview();
  await save(review);
  await playGame(services, account.id, '1:✓');
  expect(await list()).toEqual([review]);
  expect((await call(endpoints.restorePlaythrough, {})).statusCode).toBe(200);
  clock.advance(31 * dayMs);
  expect(await purgeArchivedPlaythroughs(services)).toBeGreaterThan(0);
  expect(await countReviews(account.id)).toBe(1);
});

test('the reviews of a closed account stay while it can come back, and are then deleted with it', async () => {
  const { save, call, account, password } = await reviewer();
  await save(sentReview());
  await call(endpoints.deleteAccount, { password });
  clock.advance(14 * dayMs);
  await runScheduledJob(services, 'purgeAccounts');
  expect(await countReviews(account.id)).toBe(1);
  clock.advance(14 * dayMs);
  await runScheduledJob(services, 'purgeAccounts');
  expect(await countReviews(account.id)).toBe(0);
});

test('an administrator of the facility sees nothing of a member’s reviews', async () => {
  const administrator = await reviewer();
  const member = await reviewer({
    userType: 'facilityUser',
    facilityCode: administrator.facilityCode as string,
  });
  await playGame(services, member.account.id, '1:✓ 2:x');
  const views = async () => {
    const ofMember = await administrator.call(endpoints.getMemberResults, undefined, {
      userId: member.account.id,
    });
    return {
      members: (await administrator.call(endpoints.listMembers)).json(),
      results: ofMember.json(),
      account: await administrator.read(),
      reviews: await administrator.list(),
    };
  };
  const before = await views();
  expect(before.results).toMatchObject({ totalAnswered: 2 });
  clock.advance(minuteMs);
  const sent = [2, 1, 9].map((exerciseId) => sentReview({ exerciseId }));
  expect((await member.save(...sent)).statusCode).toBe(200);
  expect(await views()).toEqual(before);
});
