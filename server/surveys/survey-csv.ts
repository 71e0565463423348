import type { SurveyCounts } from '#contract/operator-desk.ts';
import { csvLine } from '#server/lib/csv.ts';

/** Spreadsheets take a file with this mark for UTF-8. */
const byteOrderMark = '\uFEFF';

/** The counts of the surveys as a table for spreadsheets: a line for each option. What may not be shown is empty. Pure. */
export function surveyCsv(counts: SurveyCounts): string {
  const lines = counts.flatMap(({ survey, question, isCurrent, people, options }) =>
    options.map((option) => csvLine([survey, question, isCurrent, people, option.option, option.people])),
  );
  const head = csvLine(['Survey', 'Question', 'Asked now', 'People who answered', 'Answer', 'People']);
  return byteOrderMark + head + lines.join('');
}
