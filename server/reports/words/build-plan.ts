import { type Game, type Room, rooms } from '#contract/game.ts';
import type { PlanTime } from '#contract/plans.ts';
import type { Plan, PlanChoice } from '#contract/rules/plan.ts';
import type { ReportPlan } from '#server/services/report.ts';

const roomNames: Readonly<Record<Room, string>> = {
  kitchen: 'Kitchen',
  bathroom: 'Bathroom',
  bedroom: 'Bedroom',
  'living room': 'Living room',
  stairs: 'Stairs',
  'hall and doors': 'Hall and doors',
  outside: 'Outside',
  'with me': 'With me',
};

const whenTexts: Readonly<Record<PlanTime, (day: string) => string>> = {
  today: (day) => `When: On ${day}`,
  thisWeek: (day) => `When: In the week from ${day}`,
  thisMonth: (day) => `When: In the month from ${day}`,
};

const outcomeTexts: Readonly<Record<NonNullable<PlanChoice['outcome']>, string>> = {
  notYet: 'How it went: Not yet',
  hand: 'How it went: I need a hand',
};

/**
 * Puts a plan into words, as the page My plan does; null while nothing is in it. Pure.
 * @param dayOf writes the day of an instant in the reader's time zone
 */
export function reportPlanOf(
  { things, chosen }: Plan,
  { exercises }: Game,
  dayOf: (instant: string) => string,
): ReportPlan | null {
  const here = new Map(
    things.filter(({ mark }) => mark === 'have').map((thing) => [thing.exerciseId, thing]),
  );
  const atHome = exercises.filter(({ exercise_id }) => here.has(exercise_id));
  if (atHome.length === 0) return null;
  const isFor = atHome.find(({ exercise_id }) => exercise_id === chosen?.exerciseId)?.title_after;
  const textOf = (exerciseId: number, title: string) =>
    here.get(exerciseId)?.isDone ? `${title} (done)` : title;
  return {
    chosen: chosen && isFor !== undefined ? chosenOf(chosen, isFor, dayOf) : null,
    rooms: rooms.flatMap((room) => {
      const things = atHome
        .filter((exercise) => exercise.room === room)
        .map(({ exercise_id, title_after }) => textOf(exercise_id, title_after));
      return things.length > 0 ? [{ name: roomNames[room], things }] : [];
    }),
  };
}

function chosenOf(
  { what, when, helper, chosenAt, outcome }: PlanChoice,
  isFor: string,
  dayOf: (instant: string) => string,
): ReportPlan['chosen'] {
  return {
    what: what || isFor,
    facts: [
      `For: ${isFor}`,
      whenTexts[when](dayOf(chosenAt)),
      ...(helper ? [`Who helps me: ${helper}`] : []),
      ...(outcome ? [outcomeTexts[outcome]] : []),
    ],
  };
}
