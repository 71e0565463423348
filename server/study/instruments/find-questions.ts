import type { InstrumentId } from '#contract/operator-study.ts';
import type { Language } from '#contract/pages/languages.ts';
import type { InstrumentFile, Questionnaire } from '#contract/study-instruments.ts';
import type { Database } from '#server/lib/database/pool.ts';
import { desc, eq } from '#server/lib/database/query.ts';
import { Problem } from '#server/lib/problem.ts';
import type { Services } from '#server/services/services.ts';
import { instrumentFiles } from '#server/tables/study.ts';
import { studyMessages } from '../messages.ts';
import { en } from '../texts/falls.en.ts';
import { es } from '../texts/falls.es.ts';

const fallsTexts = { en, es };

/** With the language of words of ours; null for those of a file. */
export type Questions = Questionnaire & {
  version: string;
  language: Language | null;
  file: InstrumentFile | null;
};

/**
 * The questions of an instrument as they are asked today. Words that are not ours are in a file that an operator has loaded.
 * @throws Problem `conflict` before it is loaded
 */
export async function findQuestions(
  { database, content }: Pick<Services, 'database' | 'content'>,
  instrument: InstrumentId,
  language: Language,
): Promise<Questions> {
  const ours = { language, file: null };
  if (instrument === 'falls')
    return { ...fallsQuestion(language), version: fallsTexts[language].version, ...ours };
  if (instrument === 'surveys')
    return { ...surveyQuestions(content.byLanguage[language].surveys), version: 'surveys', ...ours };
  const file = await findFile(database, instrument);
  if (!file) throw new Problem('conflict', studyMessages.studyQuestionsMissing);
  const { title, intro, attribution, items, options, version } = file;
  const offered = options.map(({ value, label }) => ({ value, label }));
  const asked = items.map(({ id, text }) => ({ id, text, options: offered }));
  return { title, intro, attribution, items: asked, asksForFalls: false, version, language: null, file };
}

/** The file that was loaded last; null without one. */
export async function findFile(database: Database, instrument: InstrumentId): Promise<InstrumentFile | null> {
  const [stored] = await database
    .select()
    .from(instrumentFiles)
    .where(eq(instrumentFiles.instrument, instrument))
    .orderBy(desc(instrumentFiles.loadedAt))
    .limit(1);
  return stored?.content ?? null;
}

function fallsQuestion(language: Language): Questionnaire {
  const { title, question, yes, no, attribution } = fallsTexts[language];
  const options = [
    { value: 1, label: yes },
    { value: 0, label: no },
  ];
  return {
    title,
    intro: '',
    attribution,
    items: [{ id: 'fell', text: question, options }],
    asksForFalls: true,
  };
}

/** The two surveys of the game, as they are. */
function surveyQuestions({ surveys, intro }: Services['content']['surveys']): Questionnaire {
  return {
    title: surveys.map(({ title }) => title).join(' '),
    intro,
    attribution: '',
    items: surveys.flatMap(({ questions }) =>
      questions.map(({ questionId, question, options }) => ({
        id: questionId,
        text: question,
        options: options.map(({ id, option }) => ({ value: id, label: option })),
      })),
    ),
    asksForFalls: false,
  };
}
