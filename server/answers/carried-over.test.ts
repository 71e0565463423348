import { expect, test } from 'vitest';
import type { SaveAnswerBody } from '#contract/answers.ts';
import { endpoints } from '#contract/endpoints.ts';
import { partFigures } from '#contract/rules/report-figures.ts';
import { scheduleOf } from '#contract/rules/schedule.ts';
import { buildReport } from '#server/reports/build-report.ts';
import { reviewersOf } from '#server/reviews/testing/reviewers.ts';
import { testApp } from '#server/testing/test-app.ts';
import { testContent } from '#server/testing/test-content.ts';
import { getCurrentPlaythrough } from './queries.ts';
import { saveBody } from './testing/player.ts';

/** A game that was begun in an edition of which content/retired.yaml has the versions. */

const tested = await testApp();
const { services, clock } = tested;
const { game } = services.content;
const { sentReview, reviewer } = reviewersOf(tested);

/** An exercise as it was: what it teaches is taught in other words now, or another exercise has its number. */
function before(isRewritten: boolean) {
  const { retired } = testContent.content;
  const found = retired.findLast(({ rewritten }) => (rewritten ?? false) === isRewritten);
  if (!found) throw new Error('content/retired.yaml has no such exercise');
  return found;
}

const [rewritten, replaced] = [before(true), before(false)];

type Played = SaveAnswerBody['exercise']['main'][number]['attempt_outcome'];

/** Somebody who answered both, the first one wrongly, in these versions. */
async function played(versions: 'as before' | 'as now') {
  const { account, call, save, list } = await reviewer();
  const answer = ({ exercise_id, version }: typeof rewritten, attempt_outcome: Played) =>
    call(
      endpoints.saveAnswer,
      saveBody({
        exercise: {
          exercise_id,
          main: [{ attempt_outcome, attempted_at: clock.now().toISOString() }],
          ...(versions === 'as before' && { content_version: version }),
        },
      }),
    );
  for (const saved of [await answer(rewritten, 'incorrect'), await answer(replaced, 'correct')])
    expect(saved.statusCode).toBe(200);
  const playthrough = async () => {
    const current = await getCurrentPlaythrough(services, account.id);
    if (!current) throw new Error('nothing was saved');
    return current;
  };
  return { playthrough, save, list };
}

test('every answer is kept, with the figures that it had, under the title it had', async () => {
  const [then, now] = [await played('as before'), await played('as now')];
  const entries = (await then.playthrough()).exercises;
  expect(entries).toHaveLength(2);
  expect(entries).toContainEqual(
    expect.objectContaining({
      exercise_id: rewritten.exercise_id,
      retired_title: rewritten.title,
      rewritten: true,
      main: [expect.objectContaining({ attempt_outcome: 'incorrect' })],
    }),
  );
  const other = entries.find(({ exercise_id }) => exercise_id === replaced.exercise_id);
  expect(other).toMatchObject({ retired_title: replaced.title, main: [{ attempt_outcome: 'correct' }] });
  expect(other).not.toHaveProperty('rewritten');
  expect(partFigures(await then.playthrough(), game.parts)).toEqual(
    partFigures(await now.playthrough(), game.parts),
  );
});

test('what is put in other words is asked again in its new form, what was replaced is not', async () => {
  const { playthrough, save, list } = await played('as before');
  const exerciseId = rewritten.exercise_id;
  const due = async () => scheduleOf(await playthrough(), await list()).map((one) => one.exerciseId);
  expect(await due()).toEqual([exerciseId]);
  await save(
    sentReview({ exerciseId, contentVersion: rewritten.version, reviewedAt: '2026-05-30T10:01:00.000Z' }),
    sentReview({ exerciseId, reviewedAt: '2026-05-30T10:02:00.000Z' }),
  );
  const [then, now] = await list();
  expect(then).toMatchObject({ retired: true, rewritten: true, outcome: 'correct' });
  expect(now).not.toHaveProperty('retired');
  expect(await due()).toEqual([exerciseId]);
});

test('a report gives nothing for home and no source that belong to another form', async () => {
  const report = buildReport({
    language: 'en',
    ...{ product: '', name: '', game, planChanges: [], now: clock.now() },
    ...{ timeZone: 'UTC', paper: 'Letter', playthrough: await (await played('as before')).playthrough() },
  });
  const rows = report.parts.flatMap((part) => part.rows);
  const { exercise_id: exerciseId, title } = rewritten;
  expect(rows).toContainEqual(expect.objectContaining({ exerciseId, title, firstTry: 'Missed' }));
  expect([report.sources, report.doctor?.home]).toEqual([[], null]);
});
