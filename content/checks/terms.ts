import type { Fault } from '../faults.ts';
import type { Safety, Texts } from '../joined.ts';
import type { Language } from '../languages.ts';
import { wordsFile } from '../names.ts';
import type { Term } from '../schema.ts';
import { type PlayerText, playerTexts } from './player-texts.ts';

export type CheckedText = Pick<PlayerText, 'file' | 'field' | 'text'>;

/** Files with speech, stories or facts, in which people may press a call button or go on walking. */
const isStory = (file: string) => /\/(ex\d+|coaching|people|evidence)\.yaml$/.test(file);

/** Finds words that the list of terms replaces with other words. */
export function checkTerms(texts: Texts): Fault[] {
  return allTexts(texts).flatMap((checked) =>
    termFaults(
      isStory(checked.file) ? texts.terms.filter(({ everywhere }) => everywhere) : texts.terms,
      checked,
    ),
  );
}

/** Every text of a language, those on screens among them that are too short or too fixed for other checks of wording. */
export function allTexts(texts: Texts): CheckedText[] {
  return [...playerTexts(texts), ...otherTexts(texts)];
}

/** Finds violations of these terms in one text. */
export function termFaults(terms: readonly Term[], { file, field, text }: CheckedText): Fault[] {
  return terms.flatMap(({ say, instead_of, unless }) => {
    const held = unless.reduce((rest, literal) => rest.replaceAll(literal.text, ''), text);
    return instead_of.flatMap((words) => {
      const found = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${words})(?![\\p{L}\\p{N}_])`, 'iu').exec(held)?.[0];
      return found ? [{ file, field, reason: `says "${found}": the term is "${say}"` }] : [];
    });
  });
}

/** Texts on screens that are too short or too fixed for the other checks of wording. */
function otherTexts({ surveys, safety, evidence, language }: Texts): CheckedText[] {
  const file = wordsFile(language, 'surveys');
  const options = surveys.surveys.flatMap(({ surveyID, questions }) =>
    questions.flatMap(({ questionId, options }) =>
      options.map(({ id, option }) => ({
        file,
        field: `surveys.${surveyID}.questions.${questionId}.options.${id}`,
        text: option,
      })),
    ),
  );
  const titles = surveys.surveys.map(({ surveyID, title }) => ({
    file,
    field: `surveys.${surveyID}.title`,
    text: title,
  }));
  const facts = evidence.map(({ id, fact }) => ({
    file: wordsFile(language, 'evidence'),
    field: id,
    text: fact,
  }));
  return [...titles, ...options, ...safetyTexts(safety, language), ...facts];
}

function safetyTexts({ footer, emergency, advice }: Safety, language: Language): CheckedText[] {
  return [
    { field: 'footer', text: footer },
    { field: 'emergency.title', text: emergency.title },
    ...emergency.signs.map((text, sign) => ({ field: `emergency.signs.${sign}`, text })),
    { field: 'emergency.note', text: emergency.note },
    ...advice.map(({ id, text }) => ({ field: `advice.${id}`, text })),
  ].map((line) => ({ file: wordsFile(language, 'safety'), ...line }));
}
