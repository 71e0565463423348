import type { Exercise, Texts } from '../joined.ts';
import type { Language } from '../languages.ts';
import { exerciseWordsFile, wordsFile } from '../names.ts';
import { offeredOptions } from '../offered.ts';
import { stateNames } from '../schema.ts';

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
  const { language } = texts;
  const [coaching, people, parts] = ['coaching', 'people', 'parts'].map((name) => wordsFile(language, name));
  return [
    ...texts.exercises.flatMap((exercise) => exerciseTexts(exercise, language)),
    ...texts.coaching.map(({ clip, script }) => ours(coaching ?? '', clip, 'coaching', script)),
    ...texts.people.map(({ id, background }) => ours(people ?? '', `${id}.background`, 'other', background)),
    ...texts.parts.map(({ part, title }) => ours(parts ?? '', `${part}.title`, 'title', title)),
    ...surveyTexts(texts),
    ...talkTexts(texts),
  ];
}

function exerciseTexts(exercise: Exercise, language: Language): PlayerText[] {
  const file = exerciseWordsFile(language, exercise.exercise_id);
  const offered = offeredOptions(exercise);
  return [
    ours(file, 'title', 'title', exercise.title),
    ours(file, 'title_after', 'title', exercise.title_after),
    ours(file, 'signal', 'other', exercise.signal.words),
    ...descriptions(exercise).map(({ field, text }) => ours(file, field, 'description', text)),
    ours(file, 'hint', 'hint', exercise.hint),
    ours(file, 'why', 'why', exercise.why),
    ...('why_other' in exercise ? [ours(file, 'why_other', 'why_other', exercise.why_other)] : []),
    ours(file, 'why_not', 'why_not', exercise.why_not),
    ours(file, 'try', 'try', exercise.try),
    ...placeNames(exercise).map(({ field, text }) => ours(file, field, 'place', text)),
    ...offered.flatMap(({ id, short }): PlayerText[] => {
      const where = { file, field: `main.${id}.short`, kind: 'short' } as const;
      return short === undefined ? [] : [{ ...where, text: short, ours: isOurs(exercise, id) }];
    }),
    ...exercise.main.options.map((option, index): PlayerText => {
      const claim = offered.includes(option);
      const kind = claim ? 'claim' : index === 0 ? 'scene' : 'prompt';
      const where = { file, field: `main.${option.id}.script`, kind, text: option.script } as const;
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
    field: `visible.${state}`,
    text: exercise.states[state].visible,
  }));
}

function placeNames({ places }: Exercise): { field: string; text: string }[] {
  if (!places) return [];
  const decoys = places.decoys.map(({ name }, index) => ({ field: `places.decoys.${index}`, text: name }));
  return [{ field: 'places.look', text: places.look }, ...decoys];
}

function surveyTexts({ surveys, language }: Texts): PlayerText[] {
  const file = wordsFile(language, 'surveys');
  const questions = surveys.surveys.flatMap(({ surveyID, questions }) =>
    questions.map(({ questionId, question }) =>
      ours(file, `surveys.${surveyID}.questions.${questionId}.question`, 'survey', question),
    ),
  );
  const lines = (['intro', 'consent', 'thanks'] as const).map((field) =>
    ours(file, field, 'survey', surveys[field]),
  );
  return [...lines, ...questions];
}

function talkTexts({ talk, language }: Texts): PlayerText[] {
  const file = wordsFile(language, 'talk');
  return talk.flatMap((asked) =>
    (['after_reason', 'cards'] as const).flatMap((field) =>
      asked[field].map((text, at) => ours(file, `${asked.part}.${field}.${at}`, 'talk', text)),
    ),
  );
}

function ours(file: string, field: string, kind: TextKind, text: string): PlayerText {
  return { file, field, kind, text, ours: true };
}
