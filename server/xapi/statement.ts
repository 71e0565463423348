import type { Attempt } from '#contract/answers.ts';
import type { Part } from '#contract/game.ts';
import { playedAt, type ReceivedSave } from '#contract/rules/playthrough.ts';
import { realAttempts } from '#contract/rules/scoring.ts';
import { isFirstAnswer, outcomeOf, type StatementOutcome } from './outcome.ts';

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
  exerciseTitle: string;
  /** `version` of the exercise as it was played; null if the save has no attempts. */
  contentVersion: string | null;
  part: Part;
  product: string;
};

export type Statement = NonNullable<ReturnType<typeof statementOf>>;

const language = 'en-US';
const inEnglish = (text: string) => ({ [language]: text });

/** The vocabulary of ADL, which defined xAPI. */
const adl = 'http://adlnet.gov/expapi';

const verbs = {
  answered: { id: `${adl}/verbs/answered`, display: inEnglish('answered') },
  exited: { id: `${adl}/verbs/exited`, display: inEnglish('exited') },
} as const;

/** People who skip an exercise leave it without an answer. */
const verbOf = (outcome: StatementOutcome) => (outcome === 'skipped' ? verbs.exited : verbs.answered);

const isRight = (outcome: StatementOutcome) => ['firstTry', 'later', 'withHelp'].includes(outcome);

/**
 * The statement of a save, by the rules of xAPI 1.0.3; null if the save only holds a place.
 * @param homePage scheme and host of this product: its ids begin with it, and the pseudonyms belong to it
 */
export function statementOf(homePage: string, saved: SavedOutcome) {
  const { actor, statementId, registration, save, contentVersion, part, product } = saved;
  const outcome = outcomeOf(saved.earlier, save);
  if (!outcome) return null;
  const activity = (id: string, type: string, name: string) => ({
    objectType: 'Activity',
    id: `${homePage}/xapi/activities/${id}`,
    definition: { type: `${adl}/activities/${type}`, name: inEnglish(name) },
  });
  const exerciseName = `Exercise ${save.exercise_id}: ${saved.exerciseTitle}`;
  return {
    id: statementId,
    actor: { objectType: 'Agent', account: { homePage, name: actor } },
    verb: verbOf(outcome),
    object: activity(`exercise-${save.exercise_id}`, 'question', exerciseName),
    result: resultOf(homePage, outcome, saved),
    context: {
      registration,
      ...(contentVersion !== null && { revision: contentVersion }),
      platform: product,
      language,
      contextActivities: {
        parent: [activity(`part-${part.part}`, 'module', `Part ${part.part}: ${part.title}`)],
        grouping: [activity('game', 'course', product)],
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
