import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Account } from '#contract/own-account.ts';
import { removeApp, replaceRecoveryCodes } from '#contract/two-steps-set-up.ts';
import { send } from '#web/data/api/client.ts';
import { canUsePasskeys } from '#web/lib/can-use-passkeys.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Unbroken } from '#web/ui/text/Unbroken.tsx';
import { OwnerButton } from '../owner/OwnerButton.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { AppSetUp } from './AppSetUp.tsx';
import { PasskeyList } from './PasskeyList.tsx';
import type { StepAdded } from './step-added.ts';

type TwoStepsChangesProps = { account: Account; onChanged: (changed: StepAdded) => void };

/** What can be changed while two-step login is on. */
export function TwoStepsChanges({ account, onChanged }: TwoStepsChangesProps) {
  const { appAddedAt, passkeys, isRequired } = account.twoSteps;
  const [isAddingApp, setAddingApp] = useState(false);
  if (isAddingApp) return <AppSetUp account={account} onAdded={onChanged} />;
  const isAppLast = appAddedAt !== null && passkeys.length === 0;
  return (
    <Stack>
      {passkeys.length > 0 && <PasskeyList account={account} onChanged={onChanged} />}
      <Row>
        <Button onClick={() => setAddingApp(true)}>
          {appAddedAt === null ? <Trans>Add an app</Trans> : <Trans>Use another phone</Trans>}
        </Button>
        {canUsePasskeys() && <AddPasskey account={account} onAdded={onChanged} />}
        <OwnerButton
          account={account}
          label={<Trans>Make new recovery codes</Trans>}
          sendingLabel={<Trans>One moment...</Trans>}
          send={(body) => send(replaceRecoveryCodes, { body })}
          onSuccess={onChanged}
        />
        {appAddedAt !== null && !(isAppLast && isRequired) && (
          <OwnerButton
            account={account}
            label={
              isAppLast ? (
                <Trans>
                  Turn off <Unbroken>two-step</Unbroken> login
                </Trans>
              ) : (
                <Trans>Remove the app</Trans>
              )
            }
            sendingLabel={<Trans>One moment...</Trans>}
            send={(body) => send(removeApp, { body })}
            onSuccess={onChanged}
          />
        )}
      </Row>
      {isRequired && (
        <p>
          <Trans>You are an operator, so two-step login stays on.</Trans>
        </p>
      )}
    </Stack>
  );
}
