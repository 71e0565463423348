import type { Page } from '@playwright/test';
import type { Playthrough } from '#contract/answers.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Game } from '#contract/game.ts';
import { scoreOf } from '#contract/rules/scoring.ts';
import { eightParts } from '#contract/testing/answer-histories.ts';

const parts = eightParts.map(([part, title, first, last]) => ({ part, title, first, last }));

/** 50 exercises with 20 attempts each, over twenty days; some never correct, some finally skipped. */
function longPlaythrough(): Playthrough {
  const exercises = Array.from({ length: 50 }, (_, index) => ({
    ...{ exercise_id: index + 1, time: 100, elapsed_ms: 90_000, repeats: 3, skip: index % 7 === 4 },
    main: Array.from({ length: 20 }, (_, attempt) => ({
      attempt_outcome:
        index % 7 !== 4 && index % 5 !== 2 && attempt === (index % 3 === 0 ? 0 : index % 20)
          ? ('correct' as const)
          : ('incorrect' as const),
      attempted_at: `2026-06-${String(1 + ((index + attempt) % 20)).padStart(2, '0')}T14:00:00.000Z`,
      attempt_id: `${index}-${attempt}`,
    })),
  }));
  return {
    ...{ session: 'long', answerDate: '2026-06-20T14:00:00.000Z', lastAnsweredExercise: 50, exercises },
    ...scoreOf(exercises, 50),
  };
}

/** The game as if all 50 exercises were filmed. */
function withFiftyExercises(game: Game): Game {
  const exercises = Array.from({ length: 50 }, (_, index) => ({
    ...(game.exercises[index % game.exercises.length] as Game['exercises'][number]),
    exercise_id: index + 1,
  }));
  const talk = { after_reason: [], cards: [] };
  return { ...game, parts: parts.map((part) => ({ ...part, talk })), exercises };
}

/** Mocks the responses that the dashboard shows, for a player who has tried all 50 exercises twenty times. */
export async function mockFullReport(page: Page) {
  await page.route(`**${endpoints.listAnswers.path}`, (route) =>
    route.fulfill({ json: [longPlaythrough()] }),
  );
  await page.route(`**${endpoints.listGames.path}`, (route) =>
    route.fulfill({ json: [{ gameID: '1', title: 'Mind Your Step', totalExercises: 50, parts }] }),
  );
  await page.route('**/api/v2/user/games/1', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: withFiftyExercises(await response.json()) });
  });
}
