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
  expect(bodies.join('')).toBe(solid(paperOf(history, madeOn).join('')));
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

function paperOf(history: AnswerHistory, madeOn: string): string[] {
  const [from, to] = history.played ?? [];
  return [
    'Mind Your Step',
    'Report of Rosa Delgado',
    ...(from ? [`Played: ${from.weekday}`] : []),
    ...(to ? [` to ${to.weekday}`] : []),
    `Made on ${madeOn}`,
    'This report shows what you noticed in a learning game. It is not a diagnosis, and it cannot say whether you will fall. For questions about your health, ask your doctor, nurse or pharmacist.',
    `Answered ${history.answered}/50 exercises`,
    ...(history.skipped ? [`${history.skipped} skipped`] : []),
    ...(history.score
      ? resultsOf(history, history.score)
      : ['Your score and results will be displayed here']),
    'Talk about it with your doctor, nurse or therapist',
    '•Could my medicines make me dizzy or sleepy? Could they make me unsteady?',
    '•Should my blood pressure be measured both lying down and standing up?',
    '•Which exercises for balance and strength would suit me?',
    '•When were my eyes, my hearing and my feet last checked?',
    '•Could somebody look through my home with me for things to change?',
    ...(history.score ? sourcesOf(history) : []),
  ];
}

function resultsOf(history: AnswerHistory, score: NonNullable<AnswerHistory['score']>): string[] {
  const [firstTry, firstAttempt, multipleTry] = score;
  const { kinds = [] } = history;
  const missed = missedOf(history);
  return [
    `You have answered ${firstTry} out of ${history.answered} exercise(s) on the first try.`,
    `First attempt correct score: ${firstAttempt}%`,
    `Multiple try score: ${multipleTry}%`,
    'The parts',
    ...eightParts.flatMap((part) => partOf(history, part)),
    'What you notice',
    ...kinds.map(
      ([kind, first, answered, claim]) =>
        `${kind}${claim ? ', noticed well' : ''}: you spotted ${first} of ${answered} the first time`,
    ),
    ...(missed.length > 0 ? ['Worth another look'] : []),
    ...missed.flatMap(({ exercise_id, title_after, why }) => [
      `Exercise ${exercise_id}: ${title_after}`,
      why,
    ]),
  ];
}

function partOf(history: AnswerHistory, [part, title, first, last]: (typeof eightParts)[number]): string[] {
  const [firstTry, attempts, answered] = history.parts[part] ?? [0, 0, 0];
  return [
    `Part ${part}: ${title}`,
    `${answered} of ${last - first + 1} answered`,
    ...(answered === 0
      ? ['You have not answered this exercise']
      : [`${firstTry} exercise(s) correct on the first attempt`, `Total attempts: ${attempts}`]),
    ...outcomesOf(history)
      .filter(([exerciseId]) => exerciseId >= first && exerciseId <= last)
      .map(([exerciseId, [status]]) => `${exerciseId}${status}`),
  ];
}

function missedOf({ missed }: AnswerHistory) {
  const ids = missed ? exercisesIn(missed) : [];
  return services.content.game.exercises.filter(({ exercise_id }) => ids.includes(exercise_id));
}

/** Each source once, in the order of the exercises. */
function sourcesOf(history: AnswerHistory): string[] {
  const lines = missedOf(history).flatMap(({ sources }) =>
    sources.map(({ source, year, address }) => `•${source}, ${year}${address}`),
  );
  return lines.length > 0 ? ['Sources', ...new Set(lines)] : [];
}
