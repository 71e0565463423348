import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { PlanChange } from '#contract/plans.ts';
import { planChange } from '#contract/testing/plan-changes.ts';
import { gameOf } from '#contract/testing/reviews.ts';
import { type ChangeCase, changeCases, reviewsOf } from '#contract/testing/what-changed.ts';
import { reviewersOf } from '#server/reviews/testing/reviewers.ts';
import { playGame } from '#server/sandbox/seeds/play-game.ts';
import type { Person } from '#server/sandbox/seeds/sign-up-person.ts';
import { readPdf } from '#server/testing/read-pdf.ts';
import { testApp } from '#server/testing/test-app.ts';
import { buildReport } from './build-report.ts';
import { renderReport } from './render-report.ts';

/** What changed and the plan, in the PDF. */

const tested = await testApp();
const { app, services, clock } = tested;
const { sentReview, reviewer } = reviewersOf(tested);
const { game } = services.content;
const now = new Date('2026-06-20T14:00:00.000Z');

type Given = { history?: string; reviews?: string; planChanges?: PlanChange[] };

const build = ({ history = '1:✓', reviews = '', planChanges = [] }: Given) =>
  buildReport({
    ...{ product: 'Mind Your Step', name: 'Rosa Delgado', timeZone: 'America/New_York', paper: 'Letter' },
    ...{ playthrough: gameOf(history), reviews: reviewsOf(reviews), planChanges, game, now },
  });

const titleOf = (exerciseId: number) => game.exercises[exerciseId - 1]?.title_after;

/** The words of the Reports tab; what is done stands in the plan. */
function changedOf({ all, kinds = [], sureAndWrong = [] }: ChangeCase) {
  const sentences = [
    ...(all ?? []),
    ...kinds.map(
      ([kind, ofNow, seenAgain, first]) =>
        `${kind}: you spotted ${ofNow} of ${seenAgain} right away. The first time, you spotted ${first}.`,
    ),
  ];
  const titles = sureAndWrong.map((exerciseId) => `Exercise ${exerciseId}: ${titleOf(exerciseId)}`);
  return sentences.length + titles.length > 0 ? { sentences, sureAndWrong: titles } : null;
}

test.each(changeCases)('the PDF says what the tab says of $name', (given) => {
  const planChanges = (given.done ?? []).map((exerciseId) => planChange({ kind: 'done', exerciseId }));
  const { changed } = build({ history: given.game, reviews: given.reviews, planChanges });
  expect(changed).toEqual(changedOf(given));
});

test('the plan in the PDF: what is done first, and what is at home by room, without what is not', () => {
  const { plan } = build({
    planChanges: [
      planChange({ exerciseId: 7, kind: 'have' }),
      planChange({ exerciseId: 2, kind: 'elsewhere' }),
      planChange({ exerciseId: 3, kind: 'safe' }),
      planChange({ exerciseId: 4, kind: 'done' }),
      planChange({ exerciseId: 1, kind: 'chosen', what: 'Put the rug away', helper: 'Anna' }),
      planChange({ exerciseId: 1, kind: 'hand', afterDays: 7, madeAt: '2026-06-09T12:00:00.000Z' }),
    ],
  });
  expect(plan?.chosen).toEqual({
    what: 'Put the rug away',
    facts: [
      `For: ${titleOf(1)}`,
      'When: In the week from Jun 1, 2026',
      'Who helps me: Anna',
      'How it went: I need a hand',
    ],
  });
  expect(plan?.rooms.flatMap(({ things }) => things).sort()).toEqual(
    [titleOf(1), `${titleOf(4)} (done)`, titleOf(7)].sort(),
  );
  expect(plan?.rooms[0]).toEqual({
    name: 'Kitchen',
    things: [titleOf(1), `${titleOf(4)} (done)`],
  });
});

test.each(['elsewhere', 'safe', 'unmarked'] as const)('a plan with only "%s" is not in the PDF', (kind) => {
  expect(build({ planChanges: [planChange({ kind })] }).plan).toBeNull();
});

test('all fifty things are in the PDF, each once and whole', async () => {
  const planChanges = game.exercises.map(({ exercise_id }) => planChange({ exerciseId: exercise_id }));
  const { text, tags } = await readPdf(await renderReport(build({ planChanges })));
  const plan = text.slice(text.indexOf('My plan'));
  const solid = (words = '') => words.replaceAll(/\s/g, '');
  for (const { title_after } of game.exercises) expect(solid(plan)).toContain(solid(title_after));
  expect(tags.filter((tag) => tag === 'LI').length).toBeGreaterThanOrEqual(50);
});

test('no sentence about changes or the plan has a risk, a rank or a percentage', () => {
  for (const { game: history, reviews } of changeCases) {
    const { changed } = build({ history, reviews });
    expect(changed?.sentences.join(' ') ?? '').not.toMatch(
      /%|percent|risk|fall|rank|better than|score|danger/i,
    );
  }
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

test('the report of a person has their reviews and their plan, and nobody else’s', async () => {
  const [ann, bob] = [await player(), await player()];
  await ann.save(...[1, 2, 3].map((exerciseId) => sentReview({ exerciseId })));
  await ann.plan('Put the rug away');
  expect(await ann.text()).toContain('You looked at 3 moments again and spotted 3 right away.');
  expect(await ann.text()).toContain('What I do first: Put the rug away');
  expect(await bob.text()).not.toMatch(/What changed|My plan|Put the rug away/);
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
  expect(await administrator.text()).not.toMatch(/What changed|My plan/);

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
  expect(report).not.toMatch(/What changed|My plan|niece/);
});
