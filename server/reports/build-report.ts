import type { ExerciseEntry, Playthrough } from '#contract/answers.ts';
import type { Game, GameExercise } from '#contract/game.ts';
import type { Language } from '#contract/pages/languages.ts';
import type { PlanChange } from '#contract/plans.ts';
import { doctorPage, homeThing } from '#contract/rules/doctor-page.ts';
import { type Plan, planOf } from '#contract/rules/plan.ts';
import {
  exerciseFigures,
  kindFigures,
  missedExercises,
  type PartFigures,
  partFigures,
} from '#contract/rules/report-figures.ts';
import { foundPlaces, isFirstTry } from '#contract/rules/scoring.ts';
import { type WrittenAs, writeDate } from '#server/lib/show-date.ts';
import { stillName } from '#server/lib/still-file.ts';
import type { Report, ReportDoctor, ReportPart, ReportRow } from '#server/services/report.ts';
import { reportTexts } from './report-texts.ts';
import { wordsOfHome } from './words-of-home.ts';

type ReportInput = {
  language: Language;
  product: string;
  name: string;
  playthrough: Playthrough | null;
  game: Game;
  planChanges: readonly PlanChange[];
  now: Date;
  timeZone: string;
  paper: Report['paper'];
};

type Words = (typeof reportTexts)[Language];
type Formatted = (instant: Date | string, as: WrittenAs) => string;

/** Puts a report into words. Pure; uses the same figures as the Reports tab (contract/rules/report-figures.ts). */
export function buildReport(input: ReportInput): Report {
  const { language, product, name, playthrough, game, now, timeZone, paper } = input;
  const words = reportTexts[language];
  const total = playthrough?.totalExercises ?? game.exercises.length;
  const answered = playthrough?.totalAnswered ?? 0;
  const inZone: Formatted = (instant, as) => writeDate(instant, as, timeZone, language);
  return {
    language,
    product,
    name,
    paper,
    day: inZone(now, 'longDay'),
    madeOn: inZone(now, 'moment'),
    doctor:
      playthrough && answered > 0
        ? doctorOf(words, playthrough, game, planOf(input.planChanges, now), inZone)
        : null,
    progress: words.progress({ answered, of: total }),
    skipped: playthrough && playthrough.skipped > 0 ? words.skipped({ count: playthrough.skipped }) : null,
    scores: scoresOf(words, playthrough),
    // Without an answer the report is one page that says so (docs/product-decisions.md#report-link).
    parts:
      playthrough && answered > 0
        ? partFigures(playthrough, game.parts).map((part) =>
            partOf(words, part, rowsOf(words, playthrough, game, inZone)),
          )
        : [],
    sources: playthrough && answered > 0 ? sourcesOf(playthrough, game) : [],
  };
}

function doctorOf(
  words: Words,
  playthrough: Playthrough,
  game: Game,
  plan: Plan,
  inZone: Formatted,
): ReportDoctor {
  const kindOf = new Map(game.exercises.map(({ exercise_id, signal }) => [exercise_id, signal]));
  const page = doctorPage(kindFigures(playthrough, kindOf));
  const found = foundPlaces(playthrough);
  const { firstTry, totalAnswered } = playthrough;
  const home = homeThing(plan, missedNow(playthrough), game.exercises, page);
  return {
    measured: [
      ...(found ? [words.foundPlaces({ found: found.found, of: found.asked })] : []),
      words.saferIdea({ firstTry, of: totalAnswered }),
    ],
    noticedWell: page.noticedWell.map((kind) => words.topics[kind]),
    worthAnotherLook: page.worthAnotherLook.map((kind) => words.topics[kind]),
    home: home && {
      ...wordsOfHome(words, plan, home, (instant) => inZone(instant, 'shortDay')),
      picture: pictureOf(words, home.exercise),
    },
    questions: page.questions.map((question) => words.questions[question]),
  };
}

/** Missed exercises that are still in the game. */
function missedNow(playthrough: Playthrough): number[] {
  const replaced = playthrough.exercises.filter(({ retired_title }) => retired_title !== undefined);
  const gone = new Set(replaced.map(({ exercise_id }) => exercise_id));
  return missedExercises(playthrough).filter((exerciseId) => !gone.has(exerciseId));
}

function scoresOf(words: Words, playthrough: Playthrough | null): Report['scores'] {
  if (!playthrough || playthrough.totalAnswered === 0) return null;
  const { firstTry, totalAnswered, firstAttemptScore, multipleTryScore } = playthrough;
  return [
    words.answeredFirstTry({ firstTry, of: totalAnswered }),
    words.firstScore({ score: firstAttemptScore }),
    words.multipleScore({ score: multipleTryScore }),
  ];
}

function partOf(
  words: Words,
  { part, title, first, last, answered, firstTry, attempts }: PartFigures,
  rows: ReportRow[],
): ReportPart {
  return {
    title: words.part({ part, title }),
    lines:
      answered === 0
        ? [words.notAnswered]
        : [words.partFirstTry({ count: firstTry }), words.totalAttempts({ attempts })],
    rows: rows.filter(({ exerciseId }) => exerciseId >= first && exerciseId <= last),
  };
}

function rowsOf(words: Words, { exercises }: Playthrough, game: Game, inZone: Formatted): ReportRow[] {
  const titles = new Map(game.exercises.map(({ exercise_id, title_after }) => [exercise_id, title_after]));
  return exercises
    .toSorted((one, other) => one.exercise_id - other.exercise_id)
    .flatMap((entry) => {
      const figures = exerciseFigures(entry);
      if (figures?.lastAttemptAt == null) return [];
      const { exerciseId, lastAttemptAt } = figures;
      const title = entry.retired_title ?? titles.get(exerciseId) ?? '';
      const day = inZone(lastAttemptAt, 'shortDay');
      return [{ exerciseId, title, firstTry: firstTryOf(words, entry), day }];
    });
}

function firstTryOf(words: Words, entry: ExerciseEntry): string {
  if (isFirstTry(entry)) return words.right;
  return exerciseFigures(entry)?.status === 'Skipped' ? words.skippedRow : words.missed;
}

function pictureOf(words: Words, { look, signal_words }: GameExercise) {
  if (!look) return null;
  return { file: stillName(look.still), description: words.fromTheFilm({ words: signal_words }) };
}

function sourcesOf(playthrough: Playthrough, game: Game): string[] {
  const missed = missedNow(playthrough);
  const lessons = game.exercises.filter(({ exercise_id }) => missed.includes(exercise_id));
  return [
    ...new Set(lessons.flatMap(({ sources }) => sources.map(({ source, year }) => `${source}, ${year}`))),
  ];
}
