import type { Fault } from '../faults.ts';
import type { Exercise, Texts } from '../joined.ts';
import type { Language } from '../languages.ts';
import { exerciseWordsFile } from '../names.ts';
import { offeredOptions } from '../offered.ts';
import { stateNames } from '../schema.ts';
import { countSentences, wordsOf } from './spoken.ts';

const FEWEST_DECIDED = 36;
const FEWEST_GOING_ON = 12;
const FEWEST_PARTS = 6;
/** The two claims of an exercise sound alike in length. */
const MOST_APART = { en: { see: 3, hear: 3, know: 4 }, es: { see: 4, hear: 4, know: 4 } };
const MOST_BETWEEN_TWINS = 5;

/** Where looking or hearing decides, and where it is right to go on. */
export function decisions(exercises: readonly Exercise[]) {
  const goesOn = exercises.filter(({ main }) =>
    main.options.some(({ id, stance }) => id === main.answer && stance === 'go'),
  );
  return {
    decided: exercises.filter((exercise) => 'states' in exercise).length,
    goingOn: goesOn.length,
    parts: new Set(goesOn.map(({ part }) => part)).size,
  };
}

/** Looking must decide most exercises, going on must be right in many, and the claims must be of one form. */
export function checkLooking({ exercises, language }: Texts): Fault[] {
  const { decided, goingOn, parts } = decisions(exercises);
  const at = (reason: string): Fault => ({ file: 'exercises', field: 'decides', reason });
  return [
    ...(decided < FEWEST_DECIDED
      ? [at(`looking or hearing decides ${decided} exercises; at least ${FEWEST_DECIDED}`)]
      : []),
    ...(goingOn < FEWEST_GOING_ON || parts < FEWEST_PARTS
      ? [
          at(
            `going on is right in ${goingOn} exercises of ${parts} parts; at least ${FEWEST_GOING_ON} of ${FEWEST_PARTS}`,
          ),
        ]
      : []),
    ...exercises.flatMap((exercise) => [...checkForm(exercise, language), ...checkTwins(exercise, language)]),
  ];
}

function checkForm(exercise: Exercise, language: Language): Fault[] {
  const claims = offeredOptions(exercise);
  const lengths = claims.map(({ script }) => wordsOf(script).length);
  const apart = Math.max(...lengths) - Math.min(...lengths);
  const most = MOST_APART[language][exercise.decides];
  const file = exerciseWordsFile(language, exercise.exercise_id);
  return [
    ...(apart > most
      ? [{ file, field: 'main', reason: `the claims are ${apart} words apart; at most ${most}` }]
      : []),
    ...claims
      .filter(({ script }) => countSentences(script) !== 2)
      .map(({ id }) => ({
        file,
        field: `main.${id}.script`,
        reason: 'must have two sentences: what is there, and what to do',
      })),
  ];
}

/** The claims, and the two descriptions, of twins have the same length and differ in a few words. */
function checkTwins(exercise: Exercise, language: Language): Fault[] {
  if (!('states' in exercise) || !exercise.twin) return [];
  const claims = offeredOptions(exercise).map(({ script }) => script);
  const descriptions = stateNames.map((state) => exercise.states[state].visible);
  const fault = (reason: string): Fault => ({
    file: exerciseWordsFile(language, exercise.exercise_id),
    field: 'main',
    reason: `twins: ${reason}`,
  });
  const differ = differingWords(claims);
  const lengths = [claims, descriptions].map((texts) => texts.map((text) => wordsOf(text).length));
  return [
    ...(lengths.some(([one, other]) => one !== other)
      ? [fault('the claims, and the descriptions of the states, must have the same length')]
      : []),
    ...(differ > MOST_BETWEEN_TWINS
      ? [fault(`the claims differ in ${differ} words; at most ${MOST_BETWEEN_TWINS}`)]
      : []),
  ];
}

function differingWords([one = '', other = '']: string[]): number {
  const others = wordsOf(other);
  return wordsOf(one).filter((word, index) => word !== others[index]).length;
}
