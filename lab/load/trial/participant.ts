import type { Game, GameExercise } from '#contract/game.ts';
import type { InstrumentFile } from '#contract/study-instruments.ts';
import { randomFrom } from '#studio/canvas/random.ts';
import { answerInstrument, fab, shortFesI } from './answer-instrument.ts';
import { type Material, takeForms } from './take-forms.ts';

/** A participant made up from a seed, and all rows that an export would have of this person. Pure. */

/** What being in the first arm adds: to the share of first tries that are right, and to the FaB score from month 3 on. */
export type Effects = { firstTries: number; fab: number };

export type Row = Record<string, string | number | boolean | null>;

/** Rows by the name of the file, as `studyFiles` names it. */
export type Rows = Record<string, Row[]>;

export type Participant = {
  arm: string;
  /** Of people who left: whether the study keeps what was collected. */
  left: 'kept' | 'deleted' | null;
  rows: Rows;
};

export const lastMonth = 12;
/** When each instrument is asked; the surveys of the game are left out. */
const plan = { fab: [0, 3, 6, lastMonth], shortFesI: [0, lastMonth] };
const daysAMonth = 365 / 12;
/** Until the questions of the last month are closed. */
const studyDays = 365 + 28;
const shareLeaving = 0.14;
const recruitmentDays = 120;

type Person = {
  code: string;
  random: () => number;
  /** Rows end on this day. */
  endDay: number;
  effects: Effects;
};

const byFile = (): Rows => ({
  'participants.csv': [],
  'first_tries.csv': [],
  'reviews.csv': [],
  'exposure.csv': [],
  'instruments.csv': [],
  'falls.csv': [],
  'plans.csv': [],
  'forms.csv': [],
});

/** @param effects of this person's arm */
export function simulateParticipant(
  material: Material,
  { seed, code, arm, effects }: { seed: string; code: string; arm: string; effects: Effects },
): Participant {
  const random = randomFrom(seed);
  const leavesOn = random() < shareLeaving ? Math.floor(random() * studyDays) : null;
  const left = leavesOn === null ? null : random() < 0.5 ? 'kept' : 'deleted';
  const daysInStudy = leavesOn ?? studyDays + Math.floor(random() * recruitmentDays);
  const person = { code, random, endDay: daysInStudy, effects };
  const rows = byFile();
  if (left === 'deleted') return { arm, left, rows };
  rows['participants.csv']?.push({
    study_code: code,
    arm,
    consent_version: '1',
    waits_days: null,
    days_in_study: daysInStudy,
    has_left: left !== null,
    since_last_export: 'new',
  });
  play(person, material.game, rows);
  answer(person, rows);
  rows['forms.csv']?.push(...takeForms(material, person));
  return { arm, left, rows };
}

/** The course on some days of the first weeks, then reviews; some stop early, and some never begin. */
function play(person: Person, game: Game, rows: Rows): void {
  const { code, random, endDay } = person;
  const base = 0.45 + 0.3 * random();
  const last = random() < 0.75 ? game.exercises.length : Math.floor(random() * game.exercises.length);
  const lastSeen = new Map<number, number>();
  const days = new Set<number>();
  let day = Math.floor(random() * 10);
  for (const [index, exercise] of game.exercises.slice(0, last).entries()) {
    if (random() < 0.2) day += 1 + Math.floor(random() * 4);
    if (day > endDay) break;
    // Some exercises are harder; over the whole course it adds up to nothing.
    const hardness = index % 2 === 0 ? 0.08 : -0.08;
    const share = base + hardness + person.effects.firstTries;
    rows['first_tries.csv']?.push({ study_code: code, day, ...firstTry(exercise, share, random) });
    lastSeen.set(index, day);
    days.add(day);
    choose(person, exercise, day, rows);
  }
  for (let next = day + 3; lastSeen.size > 0 && next <= endDay; next += 1 + Math.floor(random() * 9)) {
    const index = Math.floor(random() * lastSeen.size);
    const exercise = game.exercises[index] as GameExercise;
    const since = next - (lastSeen.get(index) as number);
    rows['reviews.csv']?.push({ study_code: code, day: next, ...review(exercise, since, random) });
    lastSeen.set(index, next);
    days.add(next);
  }
  addExposure(person, days, rows);
}

function firstTry(exercise: GameExercise, share: number, random: () => number): Row {
  const isSkipped = random() < 0.03;
  const isRight = random() < share;
  // Help makes an answer right that does not count as such.
  const isHelped = !isRight && random() < 0.25;
  return {
    ...shown(exercise, random),
    claim: isSkipped ? null : claimOf(exercise, isRight || isHelped, random),
    outcome: isSkipped ? 'skipped' : isRight || isHelped ? 'correct' : 'incorrect',
    assisted: isHelped && !isSkipped,
    seconds: Math.round(300 + 900 * random()) / 10,
  };
}

function review(exercise: GameExercise, since: number, random: () => number): Row {
  const isRight = random() < 0.8;
  return {
    ...shown(exercise, random),
    days_since_last: since,
    claim: claimOf(exercise, isRight, random),
    outcome: isRight ? 'correct' : 'incorrect',
    assisted: false,
    sure: random() < 0.1 ? null : random() < (isRight ? 0.8 : 0.4),
    claim_order: random() < 0.5 ? 'filmed' : 'swapped',
  };
}

function shown({ exercise_id, version, places, state }: GameExercise, random: () => number): Row {
  const found = random();
  const result = found < 0.5 ? 'hit' : found < 0.85 ? 'missed' : 'shown';
  return {
    exercise: exercise_id,
    content_version: version,
    look_first: places ? result : 'notAsked',
    scene_state: state,
    language: 'en',
  };
}

function claimOf({ main }: GameExercise, isRight: boolean, random: () => number): number {
  if (isRight) return main.answer;
  const wrong = main.options.filter(({ id, is_selectable }) => is_selectable && id !== main.answer);
  return wrong[Math.floor(random() * wrong.length)]?.id ?? main.answer;
}

/** Of some exercises something is chosen to do at home; a week later people say what became of it. */
function choose({ code, random, endDay }: Person, exercise: GameExercise, day: number, rows: Rows): void {
  if (random() >= 0.1) return;
  const of = { study_code: code, exercise: exercise.exercise_id, content_version: exercise.version };
  const helped = random() < 0.3;
  rows['plans.csv']?.push({
    ...{ ...of, day, step: 'chosen' },
    ...{ planned_for: null, with_helper: helped, follow_up_days: 0 },
  });
  if (day + 7 > endDay || random() < 0.3) return;
  rows['plans.csv']?.push({
    ...{ ...of, day: day + 7, step: random() < 0.6 ? 'done' : 'notYet' },
    ...{ planned_for: null, with_helper: null, follow_up_days: 7 },
  });
}

function addExposure({ code, random }: Person, days: ReadonlySet<number>, rows: Rows): void {
  const reviews = rows['reviews.csv']?.length ?? 0;
  const ended = 3 * ((rows['first_tries.csv']?.length ?? 0) + reviews);
  rows['exposure.csv']?.push({
    study_code: code,
    days_played: days.size,
    films_started: ended + Math.floor(random() * (days.size + 1)),
    films_ended: ended,
    sound_minutes: Math.round(ended * 2 * random()) / 10,
    reviews,
    plan_steps: rows['plans.csv']?.length ?? 0,
  });
}

/** Answers to all instruments in the order of their days; some are left out, and some are given by telephone. */
function answer(person: Person, rows: Rows): void {
  const { random, effects } = person;
  const usual = 2.2 + 0.6 * random();
  const worry = 1.3 + random();
  const fallsAMonth = random() < 0.3 ? 0.15 : 0.02;
  for (let month = 0; month <= lastMonth; month += 1) {
    if (plan.fab.includes(month)) {
      // A year changes habits a little, in both arms.
      const change = month === 0 ? 0 : 0.02 + 0.1 * (random() - 0.5) + effects.fab;
      addAnswers(person, rows, { month, file: fab, level: usual + change });
    }
    if (month > 0) addFalls(person, rows, month, fallsAMonth);
    if (plan.shortFesI.includes(month)) addAnswers(person, rows, { month, file: shortFesI, level: worry });
  }
}

/** When somebody answers the questions of a month, and how; null for nobody. */
function asked({ code, random, endDay }: Person, month: number) {
  const day = Math.floor(month * daysAMonth + 14 * random());
  const isAnswered = random() < 0.92;
  const isByPhone = random() < 0.1;
  if (!isAnswered || day > endDay) return null;
  return { study_code: code, month, day, by_phone: isByPhone };
}

type Asked = { month: number; file: InstrumentFile; level: number };

function addAnswers(person: Person, rows: Rows, { month, file, level }: Asked): void {
  const given = asked(person, month);
  if (!given) return;
  const { answers, score } = answerInstrument(file, level, person.random);
  const row = { ...given, instrument: file.instrument, version: file.version, language: null };
  for (const [item, answer] of Object.entries(answers))
    rows['instruments.csv']?.push({ ...row, item, answer });
  rows['instruments.csv']?.push({ ...row, item: 'score', answer: score });
}

function addFalls(person: Person, rows: Rows, month: number, likely: number): void {
  const { random } = person;
  const given = asked(person, month);
  const falls = random() >= likely ? 0 : random() < 0.8 ? 1 : 2;
  if (!given) return;
  rows['instruments.csv']?.push({
    ...{ ...given, instrument: 'falls', version: 'ProFaNE 2005', language: 'en' },
    ...{ item: 'fell', answer: falls > 0 ? 1 : 0 },
  });
  for (let fall = 0; fall < falls; fall += 1) {
    const day = Math.floor((month - 1) * daysAMonth + random() * daysAMonth);
    rows['falls.csv']?.push({
      ...{ study_code: given.study_code, month, by_phone: given.by_phone },
      day_of_fall: random() < 0.2 ? null : day,
    });
  }
}
