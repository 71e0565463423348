import type { UseQueryResult } from '@tanstack/react-query';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Playthrough } from '#contract/answers.ts';
import type { GameExercise } from '#contract/game.ts';
import { doctorPage } from '#contract/rules/doctor-page.ts';
import { addSaves, emptyPlaythrough, receiveSave } from '#contract/rules/playthrough.ts';
import { partFigures } from '#contract/rules/report-figures.ts';
import {
  type AnswerHistory,
  answerHistories,
  eightParts,
  exercisesIn,
  kindTotals,
  outcomesOf,
} from '#contract/testing/answer-histories.ts';
import { buildGame } from '#server/game/build-game.ts';
import { reportTexts } from '#server/reports/report-texts.ts';
import { readHistory } from '#server/sandbox/seeds/play-game.ts';
import { testContent } from '#server/testing/test-content.ts';
import { gameQuery, gamesQuery } from '#web/data/game/game-queries.ts';
import { planQuery } from '#web/screens/plans/plan-query.ts';
import { reviewsQuery } from '#web/screens/reviews/reviews-query.ts';
import { renderMarkup, textIn } from '#web/testing/render-markup.tsx';
import { ExerciseDetail } from './ExerciseDetail.tsx';
import { ReportsTab } from './ReportsTab.tsx';

const game = buildGame(testContent);
const parts = eightParts.map(([part, title, first, last]) => ({ part, title, first, last }));

afterEach(() => vi.unstubAllEnvs());

test.each(answerHistories)('the tab shows every number and word of: $name', (history) => {
  vi.stubEnv('TZ', history.zone ?? 'America/New_York');
  const games = history.games.map(playthroughOf);
  const playthroughs = { data: history.isRestored ? games.slice(0, 1) : games, isPending: false };
  expect(textOf(<ReportsTab playthroughs={playthroughs as UseQueryResult<Playthrough[]>} />)).toBe(
    tabOf(history).join(' '),
  );
});

test('results that could not be loaded are not shown as empty, and can be loaded again', () => {
  const failed = { data: undefined, isPending: false, isError: true } as UseQueryResult<Playthrough[]>;
  expect(textOf(<ReportsTab playthroughs={failed} />)).toBe(
    'Please note Your results cannot be shown right now. Your answers are safe. Retry',
  );
});

test.each(answerHistories)('the detail box shows every number and word of: $name', (history) => {
  vi.stubEnv('TZ', history.zone ?? 'America/New_York');
  const games = history.games.map(playthroughOf);
  const playthrough = (history.isRestored ? games[0] : games.at(-1)) ?? null;
  const boxes = partFigures(playthrough, parts).flatMap(({ exercises }) =>
    exercises.map((exercise) =>
      textOf(
        <ExerciseDetail exercise={exercise} title="A loose rug" picture={undefined} onResume={() => {}} />,
      ),
    ),
  );
  expect(boxes).toEqual(
    outcomesOf(history).map(([exerciseId, [status, position, last]]) =>
      [
        `Exercise ${exerciseId} A loose rug`,
        ...(position === 1 ? ['Correct on first attempt'] : []),
        ...(position !== null && position > 1 ? [`Correct after ${position} attempts`] : []),
        `Last attempt: ${last.detail}`,
        status,
      ].join(' '),
    ),
  );
});

/** What the server returns for one game; everything from one sitting has the same time. */
function playthroughOf(sittings: AnswerHistory['games'][number]): Playthrough {
  const saves = sittings.flatMap(([{ at }, marks]) =>
    marks.split(' ').flatMap((visit) =>
      readHistory(game, visit, new Date(at)).map((exercise) => {
        const { main } = game.exercises[exercise.exercise_id - 1] as GameExercise;
        return receiveSave(exercise, at, main.answer);
      }),
    ),
  );
  return addSaves(emptyPlaythrough('', 50), saves);
}

/** The text of the screen as people read or hear it. */
function textOf(screen: ReactNode): string {
  const queries = new QueryClient();
  queries.setQueryData(gamesQuery.queryKey, [{ gameID: '1', title: game.title, totalExercises: 50, parts }]);
  queries.setQueryData(gameQuery.queryKey, game);
  queries.setQueryData(reviewsQuery.queryKey, []);
  queries.setQueryData(planQuery.queryKey, { changes: [] });
  return textIn(renderMarkup(screen, queries));
}

function tabOf(history: AnswerHistory): string[] {
  const { answered, skipped = 0, score, days = [], last } = history;
  return [
    ...(score ? insightOf(history) : ['Your score and results will be displayed here']),
    `Answered ${answered}/50 exercises`,
    ...(skipped ? [`${skipped} skipped`] : []),
    ...(score ? scoreOf(history, score) : []),
    ...(score ? insightsOf(history) : []),
    ...(answered + skipped > 0 ? ['Generate Report'] : []),
    ...eightParts.flatMap((part) => partOf(history, part)),
    ...(score ? barsOf(history) : []),
    ...(days.length > 0 ? ['Your days of play'] : []),
    ...days.map(([{ day }, atItsEnd]) => `${day} ${atItsEnd} of 50`),
    ...(last ? [`Last played on ${last.full}`] : []),
  ];
}

function scoreOf({ answered }: AnswerHistory, score: NonNullable<AnswerHistory['score']>): string[] {
  const [firstTry, firstAttempt, multipleTry] = score;
  return [
    `You have answered ${firstTry} out of ${answered} exercise(s) on the first try.`,
    `First attempt correct score: ${firstAttempt}%`,
    `Multiple try score: ${multipleTry}%`,
  ];
}

/** The first sentence: the kind with the most first tries of those noticed well, else what can be said without one. */
function insightOf({ kinds = [] }: AnswerHistory): string[] {
  const [best] = kinds.filter(([, , , claim]) => claim).toSorted(([, one], [, other]) => other - one);
  if (best) return [praises[best[0]], 'Keep looking that way at home, too.'];
  return kinds.some(([, , answered]) => answered >= 6)
    ? ['Every look counts.', 'Below are the moments that are worth another one.']
    : ['You have made a good start.', 'Play a few more. Then this page can tell you what you notice well.'];
}

const praises: Record<keyof typeof kindTotals, string> = {
  Hazards: 'You notice hazards well.',
  'Signals you can see': 'You notice the signals that you can see well.',
  'Signals you can hear': 'You notice the signals that you can hear well.',
  'Signals you can feel': 'You notice the signals that you can feel well.',
  'Signals inside you': 'You notice the signals inside you well.',
  Reminders: 'You notice reminders well.',
  'Personal items': 'You notice what personal items tell you well.',
};

const signals: Record<keyof typeof kindTotals, GameExercise['signal']> = {
  Hazards: 'hazard',
  'Signals you can see': 'seen',
  'Signals you can hear': 'heard',
  'Signals you can feel': 'felt',
  'Signals inside you': 'unseen',
  Reminders: 'reminder',
  'Personal items': 'personal item',
};

/** What the page for the doctor says: kinds by what was noticed, the thing for home, the questions. */
function insightsOf({ kinds = [], missed }: AnswerHistory): string[] {
  const lessons = missed ? exercisesIn(missed).map(lessonOf) : [];
  const { noticedWell, worthAnotherLook, questions } = doctorPage(
    kinds.map(([kind, firstTry, answered]) => ({
      ...{ kind: signals[kind], total: kindTotals[kind] },
      ...{ firstTry, answered },
    })),
  );
  const again = missed ? exercisesIn(missed).map((id) => game.exercises[id - 1]) : [];
  const home = again.find((exercise) => exercise?.signal === worthAnotherLook[0]) ?? again[0];
  return [
    ...(noticedWell.length > 0
      ? ['You notice well', ...noticedWell.map((kind) => reportTexts.en.topics[kind])]
      : []),
    ...(noticedWell.length + worthAnotherLook.length === 0 ? ['You notice well', 'Too early to say'] : []),
    'Worth another look',
    ...(worthAnotherLook.length > 0
      ? worthAnotherLook.map((kind) => reportTexts.en.topics[kind])
      : ['Nothing for now']),
    ...(lessons.length > 0
      ? [
          `Look at ${lessons.length} ${lessons.length === 1 ? 'moment' : 'moments'} again`,
          ...lessons.slice(0, 4).flat(),
        ]
      : []),
    ...(lessons.length > 4 ? [`Show ${lessons.length - 4} more`, ...lessons.slice(4).flat()] : []),
    ...(home ? ['At home', home.title_after, 'Open my plan'] : []),
    ...['Questions for your doctor', ...questions.map((question) => reportTexts.en.questions[question])],
  ];
}

function barsOf({ kinds = [] }: AnswerHistory): string[] {
  return [
    ...['What you notice', 'Spotted the first time', 'Missed the first time', 'Not played yet'],
    ...kinds.flatMap(([kind, first, answered, claim]) => [
      kind,
      ...(claim ? [claim] : []),
      `You spotted ${first} of ${answered} the first time`,
      ...(answered < kindTotals[kind] ? [`${kindTotals[kind] - answered} not played yet`] : []),
    ]),
  ];
}

function lessonOf(exerciseId: number): string[] {
  const { title_after: title, why, advice, sources } = game.exercises[exerciseId - 1] as GameExercise;
  return [
    `Exercise ${exerciseId}: ${title}`,
    `Why ${why}`,
    'Look here',
    ...advice.flatMap((text) => text.split('\n')).map((line) => line.replace('• ', '')),
    'Where this fact comes from',
    ...sources.map(
      ({ fact, source, year, address }) =>
        `${fact} ${source}, ${year}${address ? ' (opens in a new tab)' : ''}`,
    ),
  ];
}

function partOf(history: AnswerHistory, [part, title, first, last]: (typeof eightParts)[number]): string[] {
  const [firstTry, attempts, answered] = history.parts[part] ?? [0, 0, 0];
  return [
    `Part ${part}: ${title}`,
    ...(answered === 0
      ? ['You have not answered this exercise']
      : [`${firstTry} exercise(s) correct on the first attempt`, `Total attempts: ${attempts}`]),
    ...(outcomesOf(history).some(([exerciseId]) => exerciseId >= first && exerciseId <= last)
      ? [`The exercises of part ${part}`]
      : []),
    ...outcomesOf(history)
      .filter(([exerciseId]) => exerciseId >= first && exerciseId <= last)
      .map(([exerciseId, [status]]) => `Exercise ${exerciseId} ${status}`),
  ];
}
