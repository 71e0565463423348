import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { Account } from '#contract/own-account.ts';
import { startAppSetUp } from '#contract/two-steps-set-up.ts';
import { send } from '#web/data/api/client.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { OwnerField, ownerPasswordSchema } from '../owner/OwnerField.tsx';
import { NextStep } from './NextStep.tsx';
import { ScanKey } from './ScanKey.tsx';
import type { StepAdded } from './step-added.ts';

type AppSetUpProps = { account: Account; onAdded: (added: StepAdded) => void };

/** Adds an app that shows codes: first the owner is confirmed, then the app gets its key and shows its first code. */
export function AppSetUp({ account, onAdded }: AppSetUpProps) {
  const [started, setStarted] = useState<ResponseOf<typeof startAppSetUp> | null>(null);
  const form = useZodForm(z.object({ currentPassword: ownerPasswordSchema(account) }), {
    currentPassword: '',
  });
  if (started) {
    return (
      <NextStep key="scan">
        <ScanKey {...started} onAdded={onAdded} />
      </NextStep>
    );
  }
  return (
    <NextStep key="begin">
      <Form
        form={form}
        submitLabel={<Trans>Continue</Trans>}
        sendingLabel={<Trans>One moment...</Trans>}
        send={(body) => send(startAppSetUp, { body })}
        onSuccess={setStarted}
      >
        <p>
          <Trans>
            You need a phone or a tablet, and a free app on it. Good apps are Google Authenticator and
            Microsoft Authenticator. Install one first.
          </Trans>
        </p>
        <OwnerField account={account} {...form.field('currentPassword')} />
      </Form>
    </NextStep>
  );
}
