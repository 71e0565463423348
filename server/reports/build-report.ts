import dayjs from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import type { Playthrough } from '#contract/answers.ts';
import type { Game, GameExercise } from '#contract/game.ts';
import type { PlanChange } from '#contract/plans.ts';
import type { Review } from '#contract/reviews.ts';
import { planOf } from '#contract/rules/plan.ts';
import {
  foundPlaces,
  isNoticedWell,
  type KindFigures,
  kindFigures,
  missedExercises,
  type PartFigures,
  partFigures,
} from '#contract/rules/report-figures.ts';
import { isAnswered } from '#contract/rules/scoring.ts';
import { whatChanged } from '#contract/rules/what-changed.ts';
import type { Report, ReportKind, ReportPart, ReportPicture } from '#server/services/report.ts';
import { kindNames } from './kind-names.ts';
import { reportChangesOf } from './words/build-changes.ts';
import { reportPlanOf } from './words/build-plan.ts';

dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.extend(advancedFormat);

const pictures = 8;

type ReportInput = {
  product: string;
  name: string;
  playthrough: Playthrough | null;
  game: Game;
  reviews: readonly Review[];
  planChanges: readonly PlanChange[];
  now: Date;
  timeZone: string;
  paper: Report['paper'];
};

/** Puts a report into words. Pure; uses the same figures as the Reports tab (contract/rules/report-figures.ts). */
export function buildReport(input: ReportInput): Report {
  const { product, name, playthrough, game, now, timeZone, paper } = input;
  const total = playthrough?.totalExercises ?? game.exercises.length;
  const answered = playthrough?.totalAnswered ?? 0;
  const inZone = (instant: Date | string, format: string) => dayjs(instant).tz(timeZone).format(format);
  const kindOf = new Map(game.exercises.map(({ exercise_id, signal }) => [exercise_id, signal]));
  const plan = planOf(input.planChanges, now);
  const changed = whatChanged(playthrough, input.reviews, plan, kindOf);
  // Without an answer the report is one page that says so (docs/product-decisions.md#report-link).
  const missed = answered === 0 ? [] : missedExercises(playthrough);
  const found = foundPlaces(playthrough);
  const lessons = game.exercises.filter(({ exercise_id }) => missed.includes(exercise_id));
  return {
    product,
    name,
    period: periodOf(playthrough, (instant) => inZone(instant, 'dddd, MMMM Do YYYY')),
    madeOn: inZone(now, 'dddd, MMMM Do YYYY, h:mm a'),
    paper,
    lane: { parts: game.parts, lit: litWindows(playthrough) },
    found: found && `You found ${found.found} of ${found.asked} places yourself, with the first tap.`,
    progress: { words: `Answered ${answered}/${total} exercises`, value: answered, max: total },
    skipped: playthrough && playthrough.skipped > 0 ? `${playthrough.skipped} skipped` : null,
    scores: scoresOf(playthrough),
    parts: partFigures(playthrough, game.parts).map(partOf),
    kinds: kindFigures(playthrough, kindOf).map(reportKindOf),
    changed: changed && reportChangesOf(changed, game),
    missed: lessons.map((exercise, index) => {
      const retired = retiredTitleOf(playthrough, exercise.exercise_id);
      return {
        title: `Exercise ${exercise.exercise_id}: ${retired ?? exercise.title_after}`,
        why: retired ? retiredExercise : exercise.why,
        picture: index < pictures && !retired ? pictureOf(exercise) : null,
      };
    }),
    plan: reportPlanOf(plan, game, (instant) => inZone(instant, 'MMM D, YYYY')),
    sources: sourcesOf(lessons.filter(({ exercise_id }) => !retiredTitleOf(playthrough, exercise_id))),
  };
}

const retiredExercise = 'Another exercise has taken its place since you played it.';

function retiredTitleOf(playthrough: Playthrough | null, exerciseId: number): string | undefined {
  return playthrough?.exercises.find(({ exercise_id }) => exercise_id === exerciseId)?.retired_title;
}

function periodOf(playthrough: Playthrough | null, dayOf: (instant: string) => string): string | null {
  const times = (playthrough?.exercises ?? [])
    .flatMap(({ main }) => main.map(({ attempted_at }) => attempted_at))
    .sort();
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined) return null;
  const [from, to] = [dayOf(first), dayOf(last)];
  return from === to ? from : `${from} to ${to}`;
}

function scoresOf(playthrough: Playthrough | null): Report['scores'] {
  if (!playthrough || playthrough.totalAnswered === 0) return null;
  const { firstTry, totalAnswered, firstAttemptScore, multipleTryScore } = playthrough;
  const meter = (name: string, score: number | null) => ({
    words: `${name}: ${score}%`,
    value: score ?? 0,
    max: 100,
  });
  return {
    words: `You have answered ${firstTry} out of ${totalAnswered} exercise(s) on the first try.`,
    meters: [
      meter('First attempt correct score', firstAttemptScore),
      meter('Multiple try score', multipleTryScore),
    ],
  };
}

function partOf({
  part,
  title,
  first,
  last,
  answered,
  firstTry,
  attempts,
  exercises,
}: PartFigures): ReportPart {
  return {
    title: `Part ${part}: ${title}`,
    lines:
      answered === 0
        ? ['You have not answered this exercise']
        : [`${firstTry} exercise(s) correct on the first attempt`, `Total attempts: ${attempts}`],
    answered,
    of: last - first + 1,
    circles: exercises.map(({ exerciseId, status }) => ({ exerciseId, status })),
  };
}

function litWindows(playthrough: Playthrough | null): number[] {
  return (playthrough?.exercises ?? []).filter(isAnswered).map(({ exercise_id }) => exercise_id);
}

function reportKindOf({ kind, ...figures }: KindFigures): ReportKind {
  const { firstTry, answered } = figures;
  const claim = isNoticedWell({ kind, ...figures }) ? ', noticed well' : '';
  return {
    ...figures,
    words: `${kindNames[kind]}${claim}: you spotted ${firstTry} of ${answered} the first time`,
  };
}

function pictureOf({ look, signal_words }: GameExercise): ReportPicture | null {
  if (!look) return null;
  const file = new URL(look.still, 'http://localhost').pathname.split('/').at(-1) ?? '';
  return { file, box: look.box, description: `The scene again. The ring marks: ${signal_words}.` };
}

function sourcesOf(lessons: readonly GameExercise[]): Report['sources'] {
  const all = lessons.flatMap(({ sources }) =>
    sources.map(({ source, year, address }) => ({ words: `${source}, ${year}`, address })),
  );
  return [...new Map(all.map((source) => [`${source.words} ${source.address}`, source])).values()];
}
