import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Account } from '#contract/own-account.ts';
import { canUsePasskeys } from '#web/lib/can-use-passkeys.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { AppSetUp } from './AppSetUp.tsx';
import type { StepAdded } from './step-added.ts';

type TurnOnProps = { account: Account; onAdded: (added: StepAdded) => void };

/** The first second step: an app, or a passkey where the browser has them. */
export function TurnOn({ account, onAdded }: TurnOnProps) {
  const [isApp, setApp] = useState(!canUsePasskeys());
  if (isApp) return <AppSetUp account={account} onAdded={onAdded} />;
  return (
    <Stack>
      <p>
        <Trans>
          You can use an app on your phone. It shows a code that you type. Or you can use a passkey. It stays
          on this device, and you open it with your fingerprint, your face or your PIN.
        </Trans>
      </p>
      <Row>
        <Button onClick={() => setApp(true)}>
          <Trans>Use an app on my phone</Trans>
        </Button>
        <AddPasskey account={account} onAdded={onAdded} />
      </Row>
    </Stack>
  );
}
