import type { HomeThing } from '#contract/rules/doctor-page.ts';
import type { Plan } from '#contract/rules/plan.ts';
import type { ReportDoctor } from '#server/services/report.ts';
import type { en } from './texts/report.en.ts';

type WordsOfHome = Pick<NonNullable<ReportDoctor['home']>, 'what' | 'facts'>;

/**
 * The thing for home: what the player chose with when, with whom and how it went, else what to do, before the title of
 * its exercise, which says nothing to somebody who does not know the game.
 * @param dayOf writes the day of an instant in the reader's time zone
 */
export function wordsOfHome(
  words: typeof en,
  { chosen }: Plan,
  { exercise, isChosen, what, how }: HomeThing,
  dayOf: (instant: string) => string,
): WordsOfHome {
  if (!isChosen || !chosen) {
    return { what: how, facts: [words.fromExercise({ title: exercise.title_after })] };
  }
  const { when, chosenAt, helper, outcome } = chosen;
  const facts = [
    words.when[when]({ day: dayOf(chosenAt) }),
    ...(helper ? [words.whoHelps({ helper })] : []),
    ...(outcome ? [words.outcome[outcome]] : []),
  ];
  return { what, facts };
}
