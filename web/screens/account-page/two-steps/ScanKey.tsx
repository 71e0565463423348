import { Trans, useLingui } from '@lingui/react/macro';
import { renderSVG } from 'uqr';
import * as z from 'zod/mini';
import { requiredText } from '#contract/fields.ts';
import { confirmAppSetUp } from '#contract/two-steps-set-up.ts';
import { send } from '#web/data/api/client.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Unbroken } from '#web/ui/text/Unbroken.tsx';
import type { StepAdded } from './step-added.ts';
import styles from './TwoSteps.module.css';

const schema = z.object({ code: requiredText('logInCodeRequired', 40) });

type ScanKeyProps = { secret: string; address: string; onAdded: (added: StepAdded) => void };

/** The key of the app as a QR code and as text, and a field for its first code. */
export function ScanKey({ secret, address, onAdded }: ScanKeyProps) {
  const { t } = useLingui();
  const form = useZodForm(schema, { code: '' });
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 4 }))}`;
  return (
    <Form
      form={form}
      submitLabel={
        <Trans>
          Turn on <Unbroken>two-step</Unbroken> login
        </Trans>
      }
      sendingLabel={<Trans>One moment...</Trans>}
      send={(body) => send(confirmAppSetUp, { body })}
      onSuccess={onAdded}
    >
      <ol className={styles.steps}>
        <li>
          <p>
            <Trans>Open the app. Tap the plus sign. Then point the camera at this picture:</Trans>
          </p>
          <img className={styles.code} src={picture} alt={t`QR code for your app`} />
          <p>
            <Trans>
              Is the app on this device? Then choose "Enter a setup key" in it, and type this key:
            </Trans>
          </p>
          <p className={styles.key} translate="no">
            {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </p>
        </li>
        <li>
          <p>
            <Trans>The app now shows 6 numbers. Type them here. They change every 30 seconds.</Trans>
          </p>
        </li>
      </ol>
      <TextField
        label={<Trans>Code from your app</Trans>}
        autoComplete="one-time-code"
        inputMode="numeric"
        {...form.field('code')}
      />
    </Form>
  );
}
