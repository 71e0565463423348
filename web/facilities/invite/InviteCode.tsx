import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Button } from '#web/ui/controls/Button.tsx';
import { InvitationSheet } from './InvitationSheet.tsx';
import styles from './InviteCode.module.css';

type InviteCodeProps = {
  code: string;
  facilityName: string;
  /** Further buttons, after those to copy and to print. */
  children?: ReactNode;
};

/** The code that lets people join a facility, to copy or to hand out on paper. */
export function InviteCode({ code, facilityName, children }: InviteCodeProps) {
  const [isCopied, setCopied] = useState(false);
  const [isSheet, setSheet] = useState(false);

  function print() {
    flushSync(() => setSheet(true));
    window.print();
    setSheet(false);
  }

  return (
    <div className={styles.box}>
      <div className={styles.given}>
        <p>
          <Trans>Facility code</Trans>
        </p>
        <p className={styles.code}>{code}</p>
      </div>
      <div className={styles.actions}>
        <Button onClick={() => navigator.clipboard.writeText(code).then(() => setCopied(true))}>
          {isCopied ? <Trans>Copied</Trans> : <Trans>Copy the code</Trans>}
        </Button>
        <Button onClick={print}>
          <Trans>Print an invitation</Trans>
        </Button>
        {children}
      </div>
      <p className={styles.use}>
        <Trans>Give this code to the people you invite. They use it to sign up.</Trans>
      </p>
      {isSheet && createPortal(<InvitationSheet code={code} facilityName={facilityName} />, document.body)}
    </div>
  );
}
