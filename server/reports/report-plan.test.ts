import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { PlanChange } from '#contract/plans.ts';
import { planChange } from '#contract/testing/plan-changes.ts';
import { gameOf } from '#contract/testing/reviews.ts';
import { reviewersOf } from '#server/reviews/testing/reviewers.ts';
import { playGame } from '#server/sandbox/seeds/play-game.ts';
import type { Person } from '#server/sandbox/seeds/sign-up-person.ts';
import { readPdf } from '#server/testing/read-pdf.ts';
import { testApp } from '#server/testing/test-app.ts';
import { buildReport } from './build-report.ts';

/** The plan in the PDF. */

const tested = await testApp();
const { app, services, clock } = tested;
const { sentReview, reviewer } = reviewersOf(tested);
const { game } = services.content;
const now = new Date('2026-06-20T14:00:00.000Z');

const titleOf = (exerciseId: number) => game.exercises[exerciseId - 1]?.title_after;

const homeOf = (planChanges: PlanChange[], history = '1:✓ 3:x') =>
  buildReport({
    language: 'en',
    ...{ product: 'Mind Your Step', name: 'Rosa Delgado', timeZone: 'America/New_York', paper: 'Letter' },
    ...{ playthrough: gameOf(history), planChanges, game, now },
  }).doctor?.home;

test('the page for the doctor has the thing that the player chose, in their words, with what is known of it', () => {
  const home = homeOf([
    planChange({ exerciseId: 7, kind: 'have' }),
    planChange({ exerciseId: 1, kind: 'chosen', what: 'Put the rug away', helper: 'Anna' }),
    planChange({ exerciseId: 1, kind: 'hand', afterDays: 7, madeAt: '2026-06-09T12:00:00.000Z' }),
  ]);
  expect(home).toMatchObject({
    what: 'Put the rug away',
    facts: ['When: In the week from Jun 1, 2026', 'Who helps me: Anna', 'How it went: I need a hand'],
  });
});

test('without a choice it has what fits the topics that were missed, else what is at home, and how it is done', () => {
  const changes = [planChange({ exerciseId: 4, kind: 'done' }), planChange({ exerciseId: 7, kind: 'have' })];
  expect(homeOf(changes)?.what).toBe(game.exercises[2]?.try);
  const open = homeOf(changes, '1:✓');
  expect(open).toMatchObject({ what: game.exercises[6]?.try, facts: [`From the exercise: ${titleOf(7)}`] });
  expect(homeOf([planChange({ exerciseId: 7, kind: 'safe' })])?.what).toBe(game.exercises[2]?.try);
  expect(homeOf([], '1:✓')).toBeNull();
});

/** A person who has played, and the text of their report. */
async function player(given?: Person) {
  const signedUp = await reviewer(given);
  await playGame(services, signedUp.account.id, '1:x 2:x 3:x');
  const textFor = async (token: string) => {
    const url = endpoints.makeReport.path.replace('{gameID}/{reportVersion}', '1/1');
    const made = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    return (await readPdf((await app.inject(new URL(made.json().report).pathname)).rawPayload)).text;
  };
  const plan = (what: string, exerciseId = 1) =>
    signedUp.call(endpoints.savePlanChanges, {
      changes: [
        planChange({
          ...{ id: randomUUID(), kind: 'chosen', exerciseId, what, madeAt: clock.now().toISOString() },
        }),
      ],
    });
  return { ...signedUp, plan, textFor, text: () => textFor(signedUp.token) };
}

test('the report of a person has their plan, and nobody else’s', async () => {
  const [ann, bob] = [await player(), await player()];
  await ann.plan('Put the rug away');
  expect(await ann.text()).toMatch(/Put the rug away When: /);
  expect(await bob.text()).not.toMatch(/When:|Put the rug away/);
});

test('an administrator sees nothing of it, in a report of their own or with a password that they set', async () => {
  const administrator = await player();
  const facilityCode = administrator.facilityCode as string;
  const member = await player({ userType: 'facilityUser', email: null, facilityCode });
  await member.save(...[1, 2, 3].map((exerciseId) => sentReview({ exerciseId })));
  await member.plan('Ask my niece about the rug');
  const { id: userId, userName } = member.account;
  const results = await administrator.call(endpoints.getMemberResults, undefined, { userId });
  expect(results.json()).toMatchObject({ totalAnswered: 3 });
  expect(results.body).not.toMatch(/niece|review|plan|sure|helper/i);
  expect(await administrator.text()).not.toMatch(/When:|niece/);

  clock.advance(1);
  const given = await administrator.call(endpoints.setMemberPassword, {}, { userId });
  const payload = { email: userName, password: given.json().password };
  const session = await app.inject({ method: 'POST', url: endpoints.login.path, payload });
  const { token } = session.json();
  const headers = { authorization: `Bearer ${token}` };
  const newPassword = { newPassword: 'a quite new password' };
  await app.inject({ method: 'PATCH', url: endpoints.changePassword.path, headers, payload: newPassword });
  const report = await member.textFor(token);
  expect(report).toContain('Answered 3/50 exercises');
  expect(report).not.toMatch(/When:|niece/);
});
