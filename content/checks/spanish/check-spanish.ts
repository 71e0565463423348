import type { Fault } from '../../faults.ts';
import type { CheckedText } from '../terms.ts';
import { englishWord, spanishBans } from './wording.ts';

/** Signs that come in pairs. */
const pairs = [
  ['¿', '?'],
  ['¡', '!'],
  ['“', '”'],
] as const;

/** Checks the wording of Spanish texts: usted, signs and marks, no English, nothing that harms. */
export function checkSpanish(texts: readonly CheckedText[]): Fault[] {
  return texts.flatMap(({ file, field, text }) => {
    const at = (reason: string): Fault => ({ file, field, reason });
    const english = englishWord.exec(text)?.[0];
    return [
      ...spanishBans.flatMap(({ pattern, because }) => {
        const said = pattern.exec(text)?.[0];
        return said === undefined ? [] : [at(`says "${said}": ${because}`)];
      }),
      ...(english === undefined ? [] : [at(`says "${english}", which is English`)]),
      ...pairs
        .filter(([open, close]) => text.split(open).length !== text.split(close).length)
        .map(([open, close]) => at(`has not as many ${open} as ${close}`)),
    ];
  });
}

/** Checks that no text was left as it is in the source. */
export function checkTranslated(texts: readonly CheckedText[], source: readonly CheckedText[]): Fault[] {
  return texts
    .filter(({ text }, index) => text === source[index]?.text)
    .map(({ file, field }) => ({ file, field, reason: 'is still the text of the source' }));
}
