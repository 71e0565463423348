import type { Attempt } from '#contract/answers.ts';
import type { Game, GameExercise } from '#contract/game.ts';
import type { Review } from '#contract/reviews.ts';
import { addSaves, emptyPlaythrough, type ReceivedSave, receiveSave } from '#contract/rules/playthrough.ts';
import { type ScheduledExercise, scheduleOf } from '#contract/rules/schedule.ts';
import { type Day, type OfferedReview, todaysThree } from '#contract/rules/todays-three.ts';
import { randomFrom, shuffled } from '#studio/canvas/random.ts';

/** Players made up from a seed: they play the game through, and Today's three on every day on which they play. */

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const firstDayMs = Date.UTC(2026, 0, 5);
const daysPlayedAWeek = 4;
/** For the look at the still, the choice and "Sure / Not sure". */
const thinkingSeconds = 20;
/** From one answer in the game to the next. */
const exerciseMs = 80_000;

/** What happened to one player. */
export type PlayerHistory = {
  /** Of each day played: how many different exercises were offered, and the seconds that their reviews took. */
  days: { offered: number; seconds: number }[];
  /** After how many days played each miss was seen again; of one that was not yet, the days played since. */
  waits: { days: number; isOver: boolean }[];
  saves: ReceivedSave[];
  reviews: Review[];
  /** When each exercise that was answered is due; the exercises come in no order. */
  schedule: Map<number, ScheduledExercise>;
};

type Player = PlayerHistory & {
  readonly game: Game;
  readonly name: string;
  readonly random: () => number;
  /** How often the first answer in the game is right, and a right answer in a review is called sure. */
  readonly skill: number;
  readonly certainty: number;
  readonly exercisesADay: number;
  readonly midnightMs: number;
  /** Exercises that were missed and not seen again since, and the number of the day played on which they were. */
  readonly missedOn: Map<number, number>;
};

/** @param number any; the same one is the same player with the same luck */
export function simulatePlayer(game: Game, number: number, days: number): PlayerHistory {
  const player = newPlayer(game, number);
  for (let week = 0; week * 7 < days; week += 1) {
    const weekdays = shuffled([0, 1, 2, 3, 4, 5, 6], player.random).slice(0, daysPlayedAWeek);
    for (const weekday of weekdays.sort()) {
      const day = week * 7 + weekday;
      if (day < days) playDay(player, firstDayMs + player.midnightMs + day * dayMs);
    }
  }
  const { missedOn, waits, saves, reviews, schedule } = player;
  const pending = [...missedOn.values()].map((on) => ({ days: player.days.length - on, isOver: false }));
  return { days: player.days, waits: [...waits, ...pending], saves, reviews, schedule };
}

function newPlayer(game: Game, number: number): Player {
  const random = randomFrom(`player ${number}`);
  return {
    ...{ game, name: `player ${number}`, random },
    skill: 0.35 + 0.6 * random(),
    certainty: 0.5 + 0.45 * random(),
    exercisesADay: 4 + Math.floor(9 * random()),
    midnightMs: Math.floor(11 * random()) * hourMs,
    ...{ days: [], waits: [], saves: [], reviews: [], schedule: new Map(), missedOn: new Map() },
  };
}

/** Plays Today's three, and then the game until it is finished. */
function playDay(player: Player, startMs: number): void {
  const { game, random, saves, exercisesADay } = player;
  const day = { start: iso(startMs), end: iso(startMs + dayMs) };
  const offered = new Set<number>();
  let nowMs = startMs + (7 + 14 * random()) * hourMs;
  let seconds = 0;
  for (let next = firstOffer(player, day, offered); next; next = firstOffer(player, day, offered)) {
    seconds += review(player, next, nowMs + seconds * 1000);
  }
  nowMs += seconds * 1000;
  for (const exercise of game.exercises.slice(saves.length, saves.length + exercisesADay)) {
    answer(player, exercise, nowMs);
    nowMs += exerciseMs;
  }
  player.days.push({ offered: offered.size, seconds });
}

/** The first exercise of those that are offered now; all of them are noted in `offered`. */
function firstOffer({ schedule, random }: Player, day: Day, offered: Set<number>): OfferedReview | undefined {
  const today = todaysThree([...schedule.values()], day, random);
  for (const { exerciseId } of today.offered) offered.add(exerciseId);
  return today.offered[0];
}

function answer(player: Player, { exercise_id }: GameExercise, nowMs: number): void {
  const { name, random, skill, saves } = player;
  const skip = random() < 0.05;
  const attempt: Attempt = {
    attempt_id: `${name} ${exercise_id}`,
    attempt_outcome: !skip && random() < skill ? 'correct' : 'incorrect',
    attempted_at: iso(nowMs),
    ...(!skip && { selected_option_id: 2, assisted: random() < 0.1 }),
  };
  const sent = { exercise_id, time: exerciseMs / 1000, repeats: 0, skip, main: [attempt] };
  saves.push(receiveSave(sent, iso(nowMs), null));
  reschedule(player, exercise_id);
}

/** @returns the seconds that the review took */
function review(player: Player, { exerciseId, order }: OfferedReview, nowMs: number): number {
  const { game, name, random, skill, certainty, reviews, days, missedOn, waits } = player;
  const looks = 1 + reviews.filter((earlier) => earlier.exerciseId === exerciseId).length;
  // Each look leaves two thirds of the errors.
  const isWrong = random() < (1 - skill) * (2 / 3) ** looks;
  reviews.push({
    id: `${name} ${String(reviews.length).padStart(4, '0')}`,
    exerciseId,
    selectedOptionId: 2,
    outcome: isWrong ? 'incorrect' : 'correct',
    sure: random() < 0.1 ? null : random() < certainty,
    assisted: random() < 0.1,
    lookFirst: 'hit',
    order,
    reviewedAt: iso(nowMs),
    contentVersion: '0'.repeat(12),
  });
  const on = missedOn.get(exerciseId);
  if (on !== undefined) waits.push({ days: days.length - on, isOver: true });
  reschedule(player, exerciseId);
  return secondsOfClips(game, exerciseId) + thinkingSeconds;
}

/** Computes one exercise anew: the others do not depend on it, and a fold over all of them would take very long. */
function reschedule({ game, saves, reviews, schedule, missedOn, days }: Player, exerciseId: number): void {
  const answered = saves.filter((save) => save.exercise_id === exerciseId);
  const playthrough = addSaves(emptyPlaythrough('game', game.exercises.length), answered);
  const looks = reviews.filter((one) => one.exerciseId === exerciseId);
  const [scheduled] = scheduleOf(playthrough, looks);
  if (!scheduled) throw new Error(`Exercise ${exerciseId} was answered and is not scheduled.`);
  schedule.set(exerciseId, scheduled);
  if (scheduled.isMissed) missedOn.set(exerciseId, days.length);
  else missedOn.delete(exerciseId);
}

/** The scene, both claims, the closing question, and the reveal. */
function secondsOfClips({ exercises }: Game, exerciseId: number): number {
  const exercise = exercises.find(({ exercise_id }) => exercise_id === exerciseId);
  const options = exercise?.main.options ?? [];
  return options.reduce((sum, { seconds }) => sum + seconds, exercise?.reveal.seconds ?? 0);
}

const iso = (ms: number) => new Date(ms).toISOString();
