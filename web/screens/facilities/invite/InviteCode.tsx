import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CopyButton, PrintButton } from '#web/ui/controls/HandOut.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import type { AccountFacility } from '../FacilityPage.tsx';
import { InvitationSheet } from './InvitationSheet.tsx';
import styles from './InviteCode.module.css';

type InviteCodeProps = {
  code: string;
  facility: AccountFacility;
  /** Further buttons, after those to copy and to print. */
  children?: ReactNode;
};

/** The code that lets people join a facility, to copy or to hand out on paper. */
export function InviteCode({ code, facility, children }: InviteCodeProps) {
  return (
    <Row lines="target" gap={3} align="center" className={styles.box}>
      <div className={styles.given}>
        <p>
          <Trans>Facility code</Trans>
        </p>
        <p className={styles.code}>{code}</p>
      </div>
      <Row className={styles.actions}>
        <CopyButton text={code}>
          <Trans>Copy the code</Trans>
        </CopyButton>
        <PrintButton sheet={<InvitationSheet code={code} facility={facility} />}>
          <Trans>Print an invitation</Trans>
        </PrintButton>
        {children}
      </Row>
      <p className={styles.use}>
        <Trans>Give this code to the people you invite. They use it to sign up.</Trans>
      </p>
    </Row>
  );
}
