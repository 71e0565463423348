import type { Attempt } from '#contract/answers.ts';
import { type Language, locales } from '#contract/pages/languages.ts';
import { playedAt, type ReceivedSave } from '#contract/rules/playthrough.ts';
import { realAttempts } from '#contract/rules/scoring.ts';
import { reportTexts } from '#server/reports/report-texts.ts';
import { isFirstAnswer, outcomeOf, type StatementOutcome } from './outcome.ts';
import { en } from './texts/statement.en.ts';
import { es } from './texts/statement.es.ts';

const texts = { en, es };

/** What a statement tells of one save. */
export type SavedOutcome = {
  /** Pseudonym of the player. */
  actor: string;
  statementId: string;
  /** UUID of the playthrough. */
  registration: string;
  save: ReceivedSave;
  /** The attempts at the exercise in the saves before. */
  earlier: readonly Attempt[];
  part: number;
  /** `version` of the exercise as it was played; null if the save has no attempts. */
  contentVersion: string | null;
  /** Of the game that was played. */
  language: Language;
  product: string;
  /** The titles in each language that is switched on. */
  titles: readonly Titles[];
};

type Titles = { language: Language; exercise: string; part: string };

/** A text in each language, as a language map. */
export type LanguageMap = Record<string, string>;

export type Statement = NonNullable<ReturnType<typeof statementOf>>;

/** The vocabulary of ADL, which defined xAPI. */
const adl = 'http://adlnet.gov/expapi';

/** People who skip an exercise leave it without an answer. */
const verbOf = (outcome: StatementOutcome) => (outcome === 'skipped' ? 'exited' : 'answered');

const isRight = (outcome: StatementOutcome) => ['firstTry', 'later', 'withHelp'].includes(outcome);

/**
 * The statement of a save, by the rules of xAPI 1.0.3; null if the save only holds a place.
 * @param homePage scheme and host of this product: its ids begin with it, and the pseudonyms belong to it
 */
export function statementOf(homePage: string, saved: SavedOutcome) {
  const { actor, statementId, registration, save, contentVersion, part, product, titles } = saved;
  const outcome = outcomeOf(saved.earlier, save);
  if (!outcome) return null;
  const inEach = (say: (title: Titles) => string): LanguageMap =>
    Object.fromEntries(titles.map((title) => [locales[title.language], say(title)]));
  const activity = (id: string, type: string, say: (title: Titles) => string) => ({
    objectType: 'Activity',
    id: `${homePage}/xapi/activities/${id}`,
    definition: { type: `${adl}/activities/${type}`, name: inEach(say) },
  });
  const verb = verbOf(outcome);
  return {
    id: statementId,
    actor: { objectType: 'Agent', account: { homePage, name: actor } },
    verb: { id: `${adl}/verbs/${verb}`, display: inEach(({ language }) => texts[language][verb]) },
    object: activity(`exercise-${save.exercise_id}`, 'question', ({ language, exercise }) =>
      texts[language].exercise({ number: save.exercise_id, title: exercise }),
    ),
    result: resultOf(homePage, outcome, saved),
    context: {
      registration,
      ...(contentVersion !== null && { revision: contentVersion }),
      platform: product,
      language: locales[saved.language],
      contextActivities: {
        parent: [
          activity(`part-${part}`, 'module', (one) =>
            reportTexts[one.language].part({ part, title: one.part }),
          ),
        ],
        grouping: [activity('game', 'course', () => product)],
      },
    },
    timestamp: playedAt(save),
  };
}

/**
 * An exercise has no points: only its first answer has a score, so that the mean of all is the game's own "First
 * attempt correct score". A skip without an answer is neither a success nor a failure.
 */
function resultOf(homePage: string, outcome: StatementOutcome, { save, earlier }: SavedOutcome) {
  const answers = realAttempts(save).length;
  return {
    completion: isRight(outcome),
    ...(answers > 0 && { success: isRight(outcome) }),
    ...(answers > 0 && isFirstAnswer(earlier) && { score: { scaled: outcome === 'firstTry' ? 1 : 0 } }),
    duration: durationOf(save.elapsed_ms),
    extensions: {
      [`${homePage}/xapi/extensions/outcome`]: outcome,
      [`${homePage}/xapi/extensions/answers`]: answers,
    },
  };
}

/** ISO 8601, to the hundredth of a second: xAPI compares no finer. */
function durationOf(elapsedMs: number): string {
  return `PT${Math.round(elapsedMs / 10) / 100}S`;
}
