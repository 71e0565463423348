import { csvLine } from '#server/lib/csv.ts';

/** The results of members as a table for spreadsheets. Pure. */

/** An exercise as its cell says it; one without any of them was not attempted. */
export type ExerciseResult = {
  exerciseId: number;
  isFirstTry: boolean;
  isCompleted: boolean;
  isAnswered: boolean;
  /** Skipped after the last real attempt. */
  isSkipped: boolean;
};

export type MemberResults = {
  userName: string;
  unit: string | null;
  joinedAt: Date;
  lastPlayedAt: Date | null;
  exercises: readonly ExerciseResult[];
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
  const played = new Map(member.exercises.map((result) => [result.exerciseId, result]));
  const words = exerciseIds.map((id) => wordOf(played.get(id)));
  const count = (isCounted: (result: ExerciseResult) => boolean) => member.exercises.filter(isCounted).length;
  return csvLine([
    member.userName,
    member.unit,
    dayOf(member.joinedAt),
    member.lastPlayedAt && dayOf(member.lastPlayedAt),
    count(({ isAnswered }) => isAnswered),
    count(({ isFirstTry }) => isFirstTry),
    words.filter((word) => word === 'Skipped').length,
    ...words,
  ]);
}

/** The statuses of the reports, with the same precedence (contract/scoring/scoring.ts), and two words more. */
function wordOf(result: ExerciseResult | undefined): string {
  if (result?.isFirstTry) return 'Completed on first try';
  if (result?.isCompleted) return 'Completed';
  if (result?.isSkipped) return 'Skipped';
  return result?.isAnswered ? 'Incomplete' : 'Not attempted';
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
