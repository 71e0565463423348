import { Trans } from '@lingui/react/macro';
import { paths } from '#contract/pages/paths.ts';
import { QrCode } from '#web/ui/controls/QrCode.tsx';
import styles from './InviteCode.module.css';

/** On paper only: how a person joins the facility, and what it will see. */
export function InvitationSheet({ code, facilityName }: { code: string; facilityName: string }) {
  const address = window.location.host;
  return (
    <div className={styles.sheet}>
      <h1>
        <Trans>You are invited by {facilityName}</Trans>
      </h1>
      <p>
        <Trans>Learn to notice what comes before a fall, in a game with short films.</Trans>
      </p>
      <ol>
        <li>
          <Trans>
            On a computer, tablet or phone, go to <strong>{address}</strong>
          </Trans>
        </li>
        <li>
          <Trans>Choose Sign Up.</Trans>
        </li>
        <li>
          <Trans>When you are asked for a facility code, choose Yes and type this code:</Trans>
        </li>
      </ol>
      <p className={styles.sheetCode}>{code}</p>
      <QrCode text={window.location.origin + paths.facilitySignUp} />
      <p>
        <Trans>Point the camera of a phone at this picture. It opens the page to sign up.</Trans>
      </p>
      <p>
        <Trans>
          The facility sees your answers, dates and scores. It never sees your plan, your reviews, surveys or
          feedback.
        </Trans>
      </p>
    </div>
  );
}
