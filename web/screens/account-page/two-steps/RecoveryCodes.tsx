import { Trans } from '@lingui/react/macro';
import { Button } from '#web/ui/controls/Button.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import styles from './TwoSteps.module.css';

type RecoveryCodesProps = { message: string; codes: readonly string[]; onKept: () => void };

/** The codes for a lost phone, which are shown once. */
export function RecoveryCodes({ message, codes, onKept }: RecoveryCodesProps) {
  return (
    <Stack>
      <Notice kind="good" focus>
        {message}
      </Notice>
      <h3>
        <Trans>Your recovery codes</Trans>
      </h3>
      <p>
        <Trans>
          If you lose your phone, one of these codes opens your account. Each code works once. We show them
          only now, so write them on paper. Keep the paper in a safe place.
        </Trans>
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <Button variant="primary" onClick={onKept}>
          <Trans>I have written them down</Trans>
        </Button>
      </div>
    </Stack>
  );
}
