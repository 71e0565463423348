import type { Game } from '#contract/game.ts';
import { type Comparison, type Trend, trendOf, type WhatChanged } from '#contract/rules/what-changed.ts';
import type { ReportChanges } from '#server/services/report.ts';
import { kindNames } from '../kind-names.ts';

const leads: Readonly<Record<Trend, string>> = {
  more: 'You spotted more than the first time.',
  kept: 'What you noticed has stayed with you.',
  same: 'You spotted as much as the first time.',
  fewer: 'It is good that you looked again.',
};

/** Puts into words what changed, as the Reports tab does (web/screens/reports/insights/ChangesCard.tsx). Pure. */
export function reportChangesOf(
  { all, kinds, sureAndWrong }: WhatChanged,
  { exercises }: Game,
): ReportChanges | null {
  // What is done stands in the plan.
  if (!all && sureAndWrong.length === 0) return null;
  return {
    sentences: [
      ...(all ? [leads[trendOf(all)], numbersOf(all)] : []),
      ...kinds.map(
        ({ kind, first, now, seenAgain }) =>
          `${kindNames[kind]}: you spotted ${now} of ${seenAgain} right away. The first time, you spotted ${first}.`,
      ),
    ],
    sureAndWrong: exercises
      .filter(({ exercise_id }) => sureAndWrong.includes(exercise_id))
      .map(({ exercise_id, title_after }) => `Exercise ${exercise_id}: ${title_after}`),
  };
}

function numbersOf({ seenAgain, first, now }: Comparison): string {
  return `You looked at ${seenAgain} moments again and spotted ${now || 'none'} right away. The first time, you spotted ${first || 'none'}.`;
}
