import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Account } from '#contract/own-account.ts';
import { canUsePasskeys } from '#web/lib/can-use-passkeys.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import list from '#web/ui/section/SectionList.module.css';
import { AddPasskey } from './AddPasskey.tsx';
import { AppSetUp } from './AppSetUp.tsx';
import type { StepAdded } from './step-added.ts';
import styles from './TwoSteps.module.css';

type TurnOnProps = { account: Account; onAdded: (added: StepAdded) => void };

/** The first second step: an app, or a passkey where the browser has them. */
export function TurnOn({ account, onAdded }: TurnOnProps) {
  const [isApp, setApp] = useState(!canUsePasskeys());
  if (isApp) return <AppSetUp account={account} onAdded={onAdded} />;
  return (
    <div className={styles.parts}>
      <p>
        <Trans>
          You can use an app on your phone. It shows a code that you type. Or you can use a passkey. It stays
          on this device, and you open it with your fingerprint, your face or your PIN.
        </Trans>
      </p>
      <div className={list.buttons}>
        <Button onClick={() => setApp(true)}>
          <Trans>Use an app on my phone</Trans>
        </Button>
        <AddPasskey account={account} onAdded={onAdded} />
      </div>
    </div>
  );
}
