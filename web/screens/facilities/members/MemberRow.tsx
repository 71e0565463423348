import type { ReactNode } from 'react';
import type { ListedMember } from '#contract/facilities.ts';
import { Row } from '#web/ui/layout/Row.tsx';
import { Avatar } from '#web/ui/text/Avatar.tsx';
import { LastPlayed, MemberProgress } from '../MemberProgress.tsx';
import styles from './MemberRow.module.css';

type MemberRowProps = {
  member: ListedMember;
  totalExercises: number;
  /** Buttons. */
  children?: ReactNode;
};

/** One member on the dashboard: who it is, how far, and what can be done. */
export function MemberRow({ member, totalExercises, children }: MemberRowProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.row}>
        <Avatar name={member.userName} />
        <div className={styles.who}>
          <strong translate="no">{member.userName}</strong>
          <LastPlayed member={member} />
        </div>
        <div className={styles.rest}>
          <div className={styles.progress}>
            <MemberProgress member={member} totalExercises={totalExercises} />
          </div>
          {children && <Row>{children}</Row>}
        </div>
      </div>
    </div>
  );
}
