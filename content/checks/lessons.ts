import type { Fault } from '../faults.ts';
import type { Exercise } from '../joined.ts';
import { exerciseFile } from '../names.ts';
import { type shownThings, stateNames } from '../schema.ts';

type Thing = (typeof shownThings)[number];

/**
 * Where a thing may be in the picture: where it is the lesson, in the state in which something is the matter. In the other
 * state it may be where the lesson is how to deal with it (44), which of two it is (36), or what knowledge decides.
 */
const lessons: Partial<Record<Thing, readonly string[]>> = {
  'loose rug': ['1 scene'],
  'cord on floor': ['2 scene'],
  'wet floor': ['4 scene', '21 scene', '44 scene', '44 safe', '50'],
  'backless slipper': ['36 scene', '36 safe', '50'],
  socks: ['20'],
  'walker out of reach': ['8 scene'],
  'cane not at hand': ['31'],
  'dark stairs': ['9 scene'],
};

/** No picture may show, by the way, what is the lesson of another exercise. */
export function checkLessons(exercises: readonly Exercise[]): Fault[] {
  return exercises.flatMap((exercise) => {
    const { exercise_id: id } = exercise;
    const pictures =
      'states' in exercise
        ? stateNames.map((state) => ({
            field: `states.${state}.shows`,
            where: `${id} ${state}`,
            shows: exercise.states[state].shows,
          }))
        : [{ field: 'shows', where: String(id), shows: exercise.shows }];
    return pictures.flatMap(({ field, where, shows = [] }) =>
      shows
        .filter((thing) => !lessons[thing]?.includes(where))
        .map((thing) => ({
          file: exerciseFile(id),
          field,
          reason: `shows a ${thing}, which is the lesson of ${lessons[thing]?.join(', ') ?? 'no exercise'}`,
        })),
    );
  });
}
