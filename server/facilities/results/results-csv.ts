import { csvLine } from '#server/lib/csv.ts';

/** The results of members as a table for spreadsheets. Pure. */

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
export function headOf(exercises: readonly { exercise_id: number; title_after: string }[]): string {
  const columns = ['Username', 'Unit', 'Joined', 'Last played', 'Answered', 'Right on first try', 'Skipped'];
  const titles = exercises.map(({ exercise_id, title_after }) => `Exercise ${exercise_id}: ${title_after}`);
  return byteOrderMark + csvLine([...columns, ...titles]);
}

/** The line of a member. Dates are days in UTC. */
export function lineOfMember(member: MemberResults, exerciseIds: readonly number[]): string {
  const words = exerciseIds.map((id) => wordOf(id, member));
  return csvLine([
    { written: member.userName },
    member.unit === null ? null : { written: member.unit },
    dayOf(member.joinedAt),
    member.lastPlayedAt && dayOf(member.lastPlayedAt),
    member.answered.length,
    member.firstTry.length,
    words.filter((word) => word === 'Skipped').length,
    ...words,
  ]);
}

/** The statuses of the reports, with the same precedence (contract/rules/scoring.ts), and two words more. */
function wordOf(exerciseId: number, played: PlayedExercises): string {
  if (played.firstTry.includes(exerciseId)) return 'Completed on first try';
  if (played.completed.includes(exerciseId)) return 'Completed';
  if (played.skipped.includes(exerciseId)) return 'Skipped';
  return played.answered.includes(exerciseId) ? 'Incomplete' : 'Not attempted';
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
