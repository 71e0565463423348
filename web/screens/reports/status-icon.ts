import type { ExerciseStatus } from '#contract/answers.ts';
import type { IconName } from '#web/ui/controls/Icon.tsx';

export const statusIcon: Readonly<Record<ExerciseStatus, IconName>> = {
  Completed: 'good',
  Skipped: 'next',
  Incomplete: 'retry',
};
