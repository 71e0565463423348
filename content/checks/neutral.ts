import type { Fault } from '../faults.ts';
import type { Texts } from '../joined.ts';
import type { Language } from '../languages.ts';
import { exerciseWordsFile } from '../names.ts';
import { wordsOf } from './spoken.ts';

/** Words that are too general to give anything away. */
const shortest = 4;
const common: Record<Language, ReadonlySet<string>> = {
  en: new Set('that with from over than this when then your were where what'.split(' ')),
  es: new Set('para como donde cuando sobre está'.split(' ')),
};

/** Checks that neither title nor prompt names the signal before the choice, nor the moment that looking decides. */
export function checkNeutral({ exercises, language }: Texts): Fault[] {
  return exercises.flatMap((exercise) => {
    const telling = new Set(
      wordsOf(exercise.signal.words).filter((word) => word.length >= shortest && !common[language].has(word)),
    );
    const [moment, prompt] = [exercise.main.options[0], exercise.main.options.at(-1)];
    return [
      { field: 'title', text: exercise.title },
      { field: `main.${prompt?.id}.script`, text: prompt?.script ?? '' },
      ...(exercise.decides === 'know'
        ? []
        : [{ field: `main.${moment?.id}.script`, text: moment?.script ?? '' }]),
    ].flatMap(({ field, text }) =>
      wordsOf(text)
        .filter((word) => telling.has(word))
        .map((word) => ({
          file: exerciseWordsFile(language, exercise.exercise_id),
          field,
          reason: `says "${word}", which names the signal before the choice`,
        })),
    );
  });
}
