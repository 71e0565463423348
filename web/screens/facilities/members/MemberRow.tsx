import type { ReactNode } from 'react';
import type { ListedMember } from '#contract/facilities.ts';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Avatar } from '#web/ui/text/Avatar.tsx';
import { LastPlayed, MemberProgress } from '../MemberProgress.tsx';
import styles from './MemberRow.module.css';

type MemberRowProps = {
  member: ListedMember;
  totalExercises: number;
  /** The name as something to press; the name alone if omitted. */
  name?: ReactNode;
  /** Lines below the name. */
  details?: ReactNode;
  /** Lines below the progress. */
  figures?: ReactNode;
  /** Buttons. */
  children?: ReactNode;
};

/** One member, on the dashboard as in the whole list: who it is, how far, and what can be done. */
export function MemberRow({ member, totalExercises, name, details, figures, children }: MemberRowProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.row} data-detailed={details !== undefined}>
        <Avatar name={member.userName} />
        <div className={styles.who}>
          {name ?? <strong translate="no">{member.userName}</strong>}
          <LastPlayed member={member} />
          {details}
        </div>
        <div className={styles.rest}>
          <Stack gap={1} className={styles.progress}>
            <MemberProgress member={member} totalExercises={totalExercises} />
            {figures}
          </Stack>
          {children && <Row className={styles.actions}>{children}</Row>}
        </div>
      </div>
    </div>
  );
}
