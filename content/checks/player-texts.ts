import { exerciseFile } from '../names.ts';
import { type Exercise, stateNames, type Texts } from '../schema.ts';
import { offeredOptions } from './exercise.ts';

export type TextKind =
  | 'title'
  | 'description'
  | 'scene'
  | 'claim'
  | 'prompt'
  | 'why'
  | 'hint'
  | 'why_other'
  | 'why_not'
  | 'try'
  | 'short'
  | 'place'
  | 'coaching'
  | 'survey'
  | 'talk'
  | 'other';

/**
 * A text that players see or hear, and its place in the files. `ours`: the game says it in its own voice or calls it
 * right; a wrong claim is not ours.
 */
export type PlayerText = { file: string; field: string; kind: TextKind; text: string; ours: boolean };

/** Every text that players see or hear, with its place in the files. */
export function playerTexts(texts: Texts): PlayerText[] {
  return [
    ...texts.exercises.flatMap(exerciseTexts),
    ...texts.coaching.map(({ script }, index) =>
      ours('coaching.yaml', `${index}.script`, 'coaching', script),
    ),
    ...texts.people.map(({ background }, index) =>
      ours('people.yaml', `${index}.background`, 'other', background),
    ),
    ...texts.parts.map(({ title }, index) => ours('parts.yaml', `${index}.title`, 'title', title)),
    ...surveyTexts(texts),
    ...talkTexts(texts),
  ];
}

function exerciseTexts(exercise: Exercise): PlayerText[] {
  const file = exerciseFile(exercise.exercise_id);
  const offered = offeredOptions(exercise);
  return [
    ours(file, 'title', 'title', exercise.title),
    ours(file, 'title_after', 'title', exercise.title_after),
    ours(file, 'signal.words', 'other', exercise.signal.words),
    ...descriptions(exercise).map(({ field, text }) => ours(file, field, 'description', text)),
    ours(file, 'hint', 'hint', exercise.hint),
    ours(file, 'why', 'why', exercise.why),
    ...('why_other' in exercise ? [ours(file, 'why_other', 'why_other', exercise.why_other)] : []),
    ours(file, 'why_not', 'why_not', exercise.why_not),
    ours(file, 'try', 'try', exercise.try),
    ...placeNames(exercise).map((name, index) => ours(file, `places.${index}`, 'place', name)),
    ...offered.flatMap(({ id, short }): PlayerText[] => {
      const where = { file, field: `main.options.${id - 1}.short`, kind: 'short' } as const;
      return short === undefined ? [] : [{ ...where, text: short, ours: isOurs(exercise, id) }];
    }),
    ...exercise.main.options.map((option, index): PlayerText => {
      const claim = offered.includes(option);
      const kind = claim ? 'claim' : index === 0 ? 'scene' : 'prompt';
      const where = { file, field: `main.options.${index}.script`, kind, text: option.script } as const;
      return { ...where, ours: !claim || isOurs(exercise, option.id) };
    }),
  ];
}

/** In exercises with two states each claim is right in one of them. */
function isOurs(exercise: Exercise, optionId: number): boolean {
  return 'states' in exercise || optionId === exercise.main.answer;
}

function descriptions(exercise: Exercise): { field: string; text: string }[] {
  if (!('states' in exercise)) return [{ field: 'visible', text: exercise.visible }];
  return stateNames.map((state) => ({
    field: `states.${state}.visible`,
    text: exercise.states[state].visible,
  }));
}

function placeNames({ places }: Exercise): string[] {
  return places ? [places.look, ...places.decoys.map(({ name }) => name)] : [];
}

function surveyTexts({ surveys }: Texts): PlayerText[] {
  const file = 'surveys.yaml';
  const questions = surveys.surveys.flatMap((survey, s) =>
    survey.questions.map(({ question }, q) =>
      ours(file, `surveys.${s}.questions.${q}.question`, 'survey', question),
    ),
  );
  const lines = (['intro', 'consent', 'thanks'] as const).map((field) =>
    ours(file, field, 'survey', surveys[field]),
  );
  return [...lines, ...questions];
}

function talkTexts({ talk }: Texts): PlayerText[] {
  return talk.flatMap((part, index) =>
    (['after_reason', 'cards'] as const).flatMap((field) =>
      part[field].map((text, at) => ours('talk.yaml', `${index}.${field}.${at}`, 'talk', text)),
    ),
  );
}

function ours(file: string, field: string, kind: TextKind, text: string): PlayerText {
  return { file, field, kind, text, ours: true };
}
