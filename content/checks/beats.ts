import type { Fault } from '../faults.ts';
import type { Texts } from '../joined.ts';
import { exerciseWordsFile } from '../names.ts';
import { wordsOf } from './spoken.ts';

/** The film begins a movement on the word of a beat: the moment must say it. */
export function checkBeats({ exercises, language }: Texts): Fault[] {
  return exercises.flatMap(({ exercise_id, beats, main }) => {
    const said = ` ${wordsOf(main.options[0]?.script ?? '').join(' ')} `;
    return Object.entries(beats)
      .filter(([, word]) => !said.includes(` ${wordsOf(word).join(' ')} `))
      .map(([id, word]) => ({
        file: exerciseWordsFile(language, exercise_id),
        field: `beats.${id}`,
        reason: `nobody says "${word}" in the moment`,
      }));
  });
}
