import { Trans } from '@lingui/react/macro';
import { Button } from '#web/ui/controls/Button.tsx';
import { CopyButton, PrintButton } from '#web/ui/controls/HandOut.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
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
          only now, so write them on paper or print them. Keep the paper in a safe place.
        </Trans>
      </p>
      <Codes codes={codes} />
      <Row>
        <Button variant="primary" onClick={onKept}>
          <Trans>I have written them down</Trans>
        </Button>
        <CopyButton text={codes.join('\n')}>
          <Trans>Copy the codes</Trans>
        </CopyButton>
        <PrintButton sheet={<Sheet codes={codes} />}>
          <Trans>Print the codes</Trans>
        </PrintButton>
      </Row>
    </Stack>
  );
}

function Codes({ codes }: Pick<RecoveryCodesProps, 'codes'>) {
  return (
    <ul className={styles.codes} translate="no">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  );
}

/** On paper only. */
function Sheet({ codes }: Pick<RecoveryCodesProps, 'codes'>) {
  return (
    <>
      <h2>
        <Trans>Your recovery codes</Trans>
      </h2>
      <Codes codes={codes} />
    </>
  );
}
