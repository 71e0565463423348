import type { Fault } from '../faults.ts';
import type { Exercise, TwoStateExercise } from '../joined.ts';
import { exerciseFile } from '../names.ts';
import { offeredOptions } from '../offered.ts';
import { stateNames } from '../schema.ts';

type Report = (field: string, reason: string) => void;

/** Checks that what decides an exercise fits to its claims, and where a player can look first. */
export function checkStates(exercise: Exercise): Fault[] {
  const faults: Fault[] = [];
  const at: Report = (field, reason) =>
    faults.push({ file: exerciseFile(exercise.exercise_id), field, reason });
  if (exercise.decides === 'know') checkKnowledge(exercise, at);
  else {
    checkHolds(exercise, at);
    checkStances(exercise, at);
  }
  if (exercise.decides === 'see' && !exercise.places)
    at('decoys', 'is missing: what is seen can be pointed at');
  if (exercise.decides === 'hear' && exercise.places) at('decoys', 'what is heard cannot be pointed at');
  return faults;
}

function checkKnowledge(exercise: Exercise, at: Report): void {
  const claims = offeredOptions(exercise);
  if (claims.filter(({ careful }) => careful).length > 1)
    at('main.options', 'both claims are marked careful; mark one or none');
  if (claims.some(({ stance }) => stance))
    at('main.options', 'a stance belongs to what is seen or heard; mark the careful claim instead');
}

function checkHolds(exercise: TwoStateExercise, at: Report): void {
  const { states, course, main } = exercise;
  const offered = offeredOptions(exercise).map(({ id }) => id);
  for (const state of stateNames) {
    const { holds } = states[state];
    if (!offered.includes(holds))
      at(`states.${state}.holds`, `${holds} is no claim; it must be ${offered.join(' or ')}`);
  }
  if (states.scene.holds === states.safe.holds)
    at('states', 'the same claim holds in both states; another one must hold in each');
  if (main.answer !== states[course].holds)
    at('main.answer', `must be ${states[course].holds}, which holds in the state of the course, ${course}`);
}

function checkStances(exercise: TwoStateExercise, at: Report): void {
  const claims = offeredOptions(exercise);
  const stances = claims.map(({ stance }) => stance ?? 'none').sort();
  if (!['go stop', 'even even'].includes(stances.join(' ')))
    at('main.options', `the stances are ${stances.join(' and ')}; they must be go and stop, or even twice`);
  if (claims.some(({ careful }) => careful !== undefined))
    at('main.options', 'careful belongs to what knowledge decides; give each claim its stance instead');
}
