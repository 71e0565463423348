import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import {
  type AnswerHistory,
  answerHistories,
  eightParts,
  exercisesIn,
  outcomesOf,
} from '#contract/testing/answer-histories.ts';
import { playGame } from '#server/sandbox/seeds/play-game.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { readPdf } from '#server/testing/read-pdf.ts';
import { testApp } from '#server/testing/test-app.ts';

const { app, services, clock } = await testApp();

/** Before anything is played. */
const begin = '2026-06-01T14:00:00.000Z';
const goTo = (instant: string) => clock.advance(Date.parse(instant) - clock.now().getTime());

test.each(answerHistories)('the PDF has every number and word of: $name', async (history) => {
  goTo(history.games[0]?.[0]?.[0].at ?? begin);
  const { account, token } = await signUpPerson(services, { userType: 'facilityUser', name: 'Rosa Delgado' });
  const headers = { authorization: `Bearer ${token}` };
  for (const game of history.games) await play(account.id, game);
  if (history.isRestored) {
    const response = await app.inject({
      ...{ method: 'POST', url: endpoints.restorePlaythrough.path, headers, payload: {} },
    });
    expect(response.statusCode).toBe(200);
  }
  const url = endpoints.makeReport.path.replace('{gameID}/{reportVersion}', '1/1');
  const query = { timeZone: history.zone ?? 'America/New_York' };
  const { report } = (await app.inject({ url, query, headers })).json<{ report: string }>();
  const { pages } = await readPdf((await app.inject(new URL(report).pathname)).rawPayload);

  const madeOn = history.games.at(-1)?.at(-1)?.[0].full ?? 'Monday, June 1st 2026, 10:00 am';
  const bodies = pages.map((page, index) => {
    const footer = solid(`Mind Your Step, ${madeOn} Page ${index + 1} of ${pages.length}`);
    expect(solid(page).endsWith(footer)).toBe(true);
    return solid(page).slice(0, -footer.length);
  });
  const [first = '', results = ''] = bodies.join('').split('Allexercises');
  expect(results.replace(/Sources:.*$/, '')).toBe(solid(resultsOf(history).join('')));
  expect(first).toContain(solid("Rosa Delgado's page for the doctor"));
  const questions = first.match(/\d\.[A-Z][^?]*\?/g) ?? [];
  expect(questions).toHaveLength(history.score ? 3 : 0);
});

/** Plays everything of a sitting at the same instant. */
async function play(accountId: string, game: AnswerHistory['games'][number]) {
  let session: string | undefined;
  for (const [{ at }, marks] of game) {
    goTo(at);
    for (const visit of marks.split(' ')) session = await playGame(services, accountId, visit, session);
  }
}

/** Line breaks are not compared. */
const solid = (words: string) => words.replaceAll(/\s/g, '');

function resultsOf(history: AnswerHistory): string[] {
  const { answered, skipped, score } = history;
  const progress = [`Answered ${answered}/50 exercises`, ...(skipped ? [`${skipped} skipped`] : [])].join(
    '. ',
  );
  if (!score) return [progress, 'Your score and results will be displayed here'];
  const [firstTry, firstAttempt, multipleTry] = score;
  return [
    progress,
    `You have answered ${firstTry} out of ${answered} exercise(s) on the first try.`,
    `First attempt correct score: ${firstAttempt}%`,
    `Multiple try score: ${multipleTry}%`,
    ...eightParts.flatMap((part) => partOf(history, part)),
  ];
}

function partOf(history: AnswerHistory, [part, title, first, last]: (typeof eightParts)[number]): string[] {
  const [firstTry, attempts, answered] = history.parts[part] ?? [0, 0, 0];
  const missed = missedOf(history).map(({ exercise_id }) => exercise_id);
  const firstTryOf = (exerciseId: number, status: string) =>
    !missed.includes(exerciseId) ? 'Right' : status === 'Skipped' ? 'Skipped' : 'Missed';
  return [
    `Part ${part}: ${title}`,
    ...(answered === 0
      ? ['You have not answered this exercise']
      : [`${firstTry} exercise(s) correct on the first attempt. Total attempts: ${attempts}`]),
    ...outcomesOf(history)
      .filter(([exerciseId]) => exerciseId >= first && exerciseId <= last)
      .map(
        ([exerciseId, [status, , { day }]]) =>
          `${exerciseId}${titleOf(exerciseId)}${firstTryOf(exerciseId, status)}${day}`,
      ),
  ];
}

const titleOf = (exerciseId: number) => services.content.game.exercises[exerciseId - 1]?.title_after;

function missedOf({ missed }: AnswerHistory) {
  const ids = missed ? exercisesIn(missed) : [];
  return services.content.game.exercises.filter(({ exercise_id }) => ids.includes(exercise_id));
}
