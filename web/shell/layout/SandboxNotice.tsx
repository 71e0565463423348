import { Trans } from '@lingui/react/macro';
import { IfConfigured, useConfig } from '#web/data/config.tsx';
import styles from './SandboxNotice.module.css';

/** Shown on every page of an installation that charges no real money. */
export function SandboxNotice() {
  const { sandbox } = useConfig();
  return (
    <IfConfigured value={sandbox}>
      <p className={styles.sandbox}>
        <Trans>Sandbox: no real card is charged</Trans>
      </p>
    </IfConfigured>
  );
}
