import { Trans } from '@lingui/react/macro';
import type { ListedMember } from '#contract/facilities.ts';
import { formatDate } from '#web/shell/dates.ts';
import { Progress } from '#web/ui/status/Progress.tsx';
import styles from './MemberProgress.module.css';

type MemberProgressProps = { member: ListedMember; totalExercises: number };

/** How far a member is. Nothing until we know who runs the facility. */
export function MemberProgress({ member: { answered }, totalExercises }: MemberProgressProps) {
  if (answered === null) return null;
  return (
    <Progress
      label={
        <Trans>
          {answered} of {totalExercises} answered
        </Trans>
      }
      value={answered}
      max={totalExercises}
    />
  );
}

/** The day of a member's last game. Nothing until we know who runs the facility. */
export function LastPlayed({ member: { answered, lastPlayedAt } }: Pick<MemberProgressProps, 'member'>) {
  if (answered === null) return null;
  return (
    <p>
      {lastPlayedAt === null ? (
        <Trans>Not started yet</Trans>
      ) : (
        <Trans>Last played: {formatDate(lastPlayedAt, 'll')}</Trans>
      )}
    </p>
  );
}

/** What an administrator sees of members, and what nobody but the members sees. */
export function WhatIsShown() {
  return (
    <p className={styles.shown}>
      <Trans>
        You see answers, dates and scores of your members. You never see their plan, their reviews, or what
        they write in surveys or feedback.
      </Trans>
    </p>
  );
}
