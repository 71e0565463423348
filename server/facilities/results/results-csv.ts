import type { Language } from '#contract/pages/languages.ts';
import { csvLine } from '#server/lib/csv.ts';
import { en } from '../texts/results.en.ts';
import { es } from '../texts/results.es.ts';

export const resultsTexts = { en, es };

export type ResultsWords = (typeof resultsTexts)[Language];

/** The results of members as a table for spreadsheets. Pure. */

export type Separator = NonNullable<Parameters<typeof csvLine>[1]>;

/** The numbers of the exercises of each kind; those in none of them were not attempted. */
type PlayedExercises = {
  firstTry: readonly number[];
  completed: readonly number[];
  answered: readonly number[];
  /** Skipped after the last real attempt. */
  skipped: readonly number[];
};

export type MemberResults = PlayedExercises & {
  userName: string;
  unit: string | null;
  joinedAt: Date;
  lastPlayedAt: Date | null;
};

/** Spreadsheets take a file with this mark for UTF-8. */
const byteOrderMark = '\uFEFF';

/** The first line: a column for each exercise, by number and by what there was to notice. */
export function headOf(
  { columns, exercise }: ResultsWords,
  exercises: readonly { exercise_id: number; title_after: string }[],
  separator: Separator = ',',
): string {
  const titles = exercises.map(({ exercise_id, title_after }) =>
    exercise({ number: exercise_id, title: title_after }),
  );
  return byteOrderMark + csvLine([...columns, ...titles], separator);
}

/** The line of a member. Dates are days in UTC. */
export function lineOfMember(
  { statuses }: ResultsWords,
  member: MemberResults,
  exerciseIds: readonly number[],
  separator: Separator = ',',
): string {
  const found = exerciseIds.map((id) => statusOf(id, member));
  const cells = [
    { written: member.userName },
    member.unit === null ? null : { written: member.unit },
    dayOf(member.joinedAt),
    member.lastPlayedAt && dayOf(member.lastPlayedAt),
    member.answered.length,
    member.firstTry.length,
    found.filter((status) => status === 'skipped').length,
    ...found.map((status) => statuses[status]),
  ];
  return csvLine(cells, separator);
}

/** The statuses of the reports, with the same precedence (contract/rules/scoring.ts), and two words more. */
function statusOf(exerciseId: number, played: PlayedExercises): keyof ResultsWords['statuses'] {
  if (played.firstTry.includes(exerciseId)) return 'firstTry';
  if (played.completed.includes(exerciseId)) return 'completed';
  if (played.skipped.includes(exerciseId)) return 'skipped';
  return played.answered.includes(exerciseId) ? 'incomplete' : 'notAttempted';
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
