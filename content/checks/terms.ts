import type { Fault } from '../faults.ts';
import type { Term, Texts } from '../schema.ts';
import { type PlayerText, playerTexts } from './player-texts.ts';

type CheckedText = Pick<PlayerText, 'file' | 'field' | 'text'>;

/** Files with speech or stories, in which people may press a call button or go on walking. */
const isStory = (file: string) => /^(exercises\/|coaching|people)/.test(file);

/** Finds words that the list of terms replaces with other words. */
export function checkTerms(texts: Texts): Fault[] {
  return [...playerTexts(texts), ...otherTexts(texts)].flatMap((checked) =>
    termFaults(
      isStory(checked.file) ? texts.terms.filter(({ everywhere }) => everywhere) : texts.terms,
      checked,
    ),
  );
}

/** Finds violations of these terms in one text. */
export function termFaults(terms: readonly Term[], { file, field, text }: CheckedText): Fault[] {
  return terms.flatMap(({ say, instead_of, unless }) => {
    const held = unless.reduce((rest, literal) => rest.replaceAll(literal.text, ''), text);
    return instead_of.flatMap((words) => {
      const found = new RegExp(`\\b(?:${words})(?!\\w)`, 'i').exec(held)?.[0];
      return found ? [{ file, field, reason: `says "${found}": the term is "${say}"` }] : [];
    });
  });
}

/** Texts on screens that are too short or too fixed for the other checks of wording. */
function otherTexts({ surveys, safety }: Texts): CheckedText[] {
  const options = surveys.surveys.flatMap((survey, s) =>
    survey.questions.flatMap(({ options }, q) =>
      options.map(({ option }, o) => ({
        file: 'surveys.yaml',
        field: `surveys.${s}.questions.${q}.options.${o}.option`,
        text: option,
      })),
    ),
  );
  const { footer, emergency, advice } = safety;
  const safetyLines = [
    { field: 'footer', text: footer },
    { field: 'emergency.title', text: emergency.title },
    ...emergency.signs.map((text, sign) => ({ field: `emergency.signs.${sign}`, text })),
    { field: 'emergency.note', text: emergency.note },
    ...advice.map(({ text }, line) => ({ field: `advice.${line}.text`, text })),
  ];
  const titles = surveys.surveys.map(({ title }, s) => ({
    file: 'surveys.yaml',
    field: `surveys.${s}.title`,
    text: title,
  }));
  return [...titles, ...options, ...safetyLines.map((line) => ({ file: 'safety.yaml', ...line }))];
}
