import type { AnswerRecord } from '#contract/answers.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Game } from '#contract/game.ts';
import { paths } from '#contract/paths.ts';
import { scoreOf } from '#contract/scoring.ts';
import { expect, test } from './fixtures.ts';
import { openAs, signUp } from './people.ts';

/** Speed of the Reports tab, in real time on this machine. */

const parts = [
  ...[
    { part: 1, first: 1, last: 3 },
    { part: 2, first: 4, last: 10 },
    { part: 3, first: 11, last: 22 },
  ],
  ...[
    { part: 4, first: 23, last: 26 },
    { part: 5, first: 27, last: 31 },
    { part: 6, first: 32, last: 35 },
  ],
  ...[
    { part: 7, first: 36, last: 41 },
    { part: 8, first: 42, last: 50 },
  ],
].map((part) => ({ ...part, title: `Title of part ${part.part}` }));

/** 50 exercises with 20 attempts each, over twenty days; every other one never right. */
function longRecord(): AnswerRecord {
  const exercises = Array.from({ length: 50 }, (_, index) => ({
    ...{ exercise_id: index + 1, time: 100, elapsed_ms: 90_000, repeats: 3, skip: false },
    main: Array.from({ length: 20 }, (_, attempt) => ({
      attempt_outcome:
        index % 2 === 0 && attempt === index % 20 ? ('correct' as const) : ('incorrect' as const),
      attempted_at: `2026-06-${String(1 + ((index + attempt) % 20)).padStart(2, '0')}T14:00:00.000Z`,
      attempt_id: `${index}-${attempt}`,
    })),
  }));
  return {
    ...{ session: 'long', answerDate: '2026-06-20T14:00:00.000Z', lastAnsweredExercise: 50, exercises },
    ...scoreOf(exercises, 50),
  };
}

/** The game as if all 50 exercises were on film. */
function fiftyOf(game: Game): Game {
  const exercises = Array.from({ length: 50 }, (_, index) => ({
    ...(game.exercises[index % game.exercises.length] as Game['exercises'][number]),
    exercise_id: index + 1,
  }));
  return { ...game, parts, exercises };
}

test('the tab of 50 exercises with 20 attempts each is drawn with less than 100 ms of script', {
  tag: '@full',
}, async ({ page, request }) => {
  const person = await signUp(request, 'facility');
  await page.route(`**${endpoints.listAnswers.path}`, (route) => route.fulfill({ json: [longRecord()] }));
  await page.route(`**${endpoints.listGames.path}`, (route) =>
    route.fulfill({ json: [{ gameID: '1', title: 'Mind Your Step', totalExercises: 50, parts }] }),
  );
  await page.route('**/api/v2/user/games/1', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: fiftyOf(await response.json()) });
  });
  await openAs(page, person, paths.dashboard);
  // Once, so that the game with its reasons is there.
  await page.getByRole('tab', { name: 'Reports' }).click();
  await page.getByText('Look at these again').waitFor();
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const scriptMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
  };
  const taken: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    await page.getByRole('tab', { name: 'Game' }).click();
    const before = await scriptMs();
    // From within the page, so that none of the test's own script is counted.
    await page.evaluate(() => document.querySelectorAll<HTMLElement>('[role=tab]')[1]?.click());
    await page.getByText('Last played on').waitFor();
    taken.push((await scriptMs()) - before);
  }
  await expect(page.getByRole('button', { name: /^Exercise \d+\s*(Completed|Incomplete)$/ })).toHaveCount(50);
  test.info().annotations.push({ type: 'script, ms', description: taken.map(Math.round).join(' ') });
  console.log(`script: ${taken.map(Math.round).join(' ')} ms`);
  expect(taken.toSorted((a, b) => a - b)[2]).toBeLessThan(100);
});
