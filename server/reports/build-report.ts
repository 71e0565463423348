import dayjs from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import type { ExerciseEntry, Playthrough } from '#contract/answers.ts';
import type { Game, GameExercise } from '#contract/game.ts';
import type { PlanChange } from '#contract/plans.ts';
import { doctorPage, homeThing } from '#contract/rules/doctor-page.ts';
import { type Plan, planOf } from '#contract/rules/plan.ts';
import {
  exerciseFigures,
  foundPlaces,
  kindFigures,
  missedExercises,
  type PartFigures,
  partFigures,
} from '#contract/rules/report-figures.ts';
import { isFirstTry } from '#contract/rules/scoring.ts';
import { stillName } from '#server/lib/still-file.ts';
import type { Report, ReportDoctor, ReportPart, ReportRow } from '#server/services/report.ts';
import { questionWords, topicWords } from './fixed-words.ts';
import { planFacts } from './plan-facts.ts';

dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(advancedFormat);

type ReportInput = {
  product: string;
  name: string;
  playthrough: Playthrough | null;
  game: Game;
  planChanges: readonly PlanChange[];
  now: Date;
  timeZone: string;
  paper: Report['paper'];
};

type Formatted = (instant: Date | string, format: string) => string;

/** Puts a report into words. Pure; uses the same figures as the Reports tab (contract/rules/report-figures.ts). */
export function buildReport(input: ReportInput): Report {
  const { product, name, playthrough, game, now, timeZone, paper } = input;
  const total = playthrough?.totalExercises ?? game.exercises.length;
  const answered = playthrough?.totalAnswered ?? 0;
  const inZone: Formatted = (instant, format) => dayjs(instant).tz(timeZone).format(format);
  return {
    product,
    name,
    paper,
    day: inZone(now, 'MMMM D, YYYY'),
    madeOn: inZone(now, 'dddd, MMMM Do YYYY, h:mm a'),
    doctor:
      playthrough && answered > 0
        ? doctorOf(playthrough, game, planOf(input.planChanges, now), inZone)
        : null,
    progress: `Answered ${answered}/${total} exercises`,
    skipped: playthrough && playthrough.skipped > 0 ? `${playthrough.skipped} skipped` : null,
    scores: scoresOf(playthrough),
    // Without an answer the report is one page that says so (docs/product-decisions.md#report-link).
    parts:
      playthrough && answered > 0
        ? partFigures(playthrough, game.parts).map((part) => partOf(part, rowsOf(playthrough, game, inZone)))
        : [],
    sources: playthrough && answered > 0 ? sourcesOf(playthrough, game) : [],
  };
}

function doctorOf(playthrough: Playthrough, game: Game, plan: Plan, inZone: Formatted): ReportDoctor {
  const kindOf = new Map(game.exercises.map(({ exercise_id, signal }) => [exercise_id, signal]));
  const page = doctorPage(kindFigures(playthrough, kindOf));
  const found = foundPlaces(playthrough);
  const { firstTry, totalAnswered } = playthrough;
  const home = homeThing(plan, missedNow(playthrough), game.exercises);
  return {
    measured: [
      ...(found ? [`Found ${found.found} of ${found.asked} places by looking.`] : []),
      `Chose the safer idea ${firstTry} of ${totalAnswered} times, the first time.`,
    ],
    noticedWell: page.noticedWell.map((kind) => topicWords[kind]),
    worthAnotherLook: page.worthAnotherLook.map((kind) => topicWords[kind]),
    home: home && {
      what: home.what,
      facts: planFacts(plan, home, (instant) => inZone(instant, 'MMM D, YYYY')),
      picture: pictureOf(home.exercise),
    },
    questions: page.questions.map((question) => questionWords[question]),
  };
}

/** Missed exercises that are still in the game. */
function missedNow(playthrough: Playthrough): number[] {
  const replaced = playthrough.exercises.filter(({ retired_title }) => retired_title !== undefined);
  const gone = new Set(replaced.map(({ exercise_id }) => exercise_id));
  return missedExercises(playthrough).filter((exerciseId) => !gone.has(exerciseId));
}

function scoresOf(playthrough: Playthrough | null): Report['scores'] {
  if (!playthrough || playthrough.totalAnswered === 0) return null;
  const { firstTry, totalAnswered, firstAttemptScore, multipleTryScore } = playthrough;
  return [
    `You have answered ${firstTry} out of ${totalAnswered} exercise(s) on the first try.`,
    `First attempt correct score: ${firstAttemptScore}%`,
    `Multiple try score: ${multipleTryScore}%`,
  ];
}

function partOf(
  { part, title, first, last, answered, firstTry, attempts }: PartFigures,
  rows: ReportRow[],
): ReportPart {
  return {
    title: `Part ${part}: ${title}`,
    lines:
      answered === 0
        ? ['You have not answered this exercise']
        : [`${firstTry} exercise(s) correct on the first attempt`, `Total attempts: ${attempts}`],
    rows: rows.filter(({ exerciseId }) => exerciseId >= first && exerciseId <= last),
  };
}

function rowsOf({ exercises }: Playthrough, game: Game, inZone: Formatted): ReportRow[] {
  const titles = new Map(game.exercises.map(({ exercise_id, title_after }) => [exercise_id, title_after]));
  return exercises
    .toSorted((one, other) => one.exercise_id - other.exercise_id)
    .flatMap((entry) => {
      const figures = exerciseFigures(entry);
      if (figures?.lastAttemptAt == null) return [];
      const { exerciseId, lastAttemptAt } = figures;
      const title = entry.retired_title ?? titles.get(exerciseId) ?? '';
      return [{ exerciseId, title, firstTry: firstTryOf(entry), day: inZone(lastAttemptAt, 'MMM D, YYYY') }];
    });
}

function firstTryOf(entry: ExerciseEntry): string {
  if (isFirstTry(entry)) return 'Right';
  return exerciseFigures(entry)?.status === 'Skipped' ? 'Skipped' : 'Missed';
}

function pictureOf({ look, signal_words }: GameExercise) {
  if (!look) return null;
  return { file: stillName(look.still), description: `From the film: ${signal_words}` };
}

function sourcesOf(playthrough: Playthrough, game: Game): string[] {
  const missed = missedNow(playthrough);
  const lessons = game.exercises.filter(({ exercise_id }) => missed.includes(exercise_id));
  return [
    ...new Set(lessons.flatMap(({ sources }) => sources.map(({ source, year }) => `${source}, ${year}`))),
  ];
}
