import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { requiredText } from '#contract/fields.ts';
import { logInWithCode } from '#contract/two-steps-log-in.ts';
import { send } from '#web/data/api/client.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { TextField } from '#web/ui/fields/TextField.tsx';
import type { OpenedSession } from '../start-session.ts';

const schema = z.object({ code: requiredText('logInCodeRequired', 40) });

export type WayProps = {
  challenge: string;
  isRemembered: boolean;
  /** The checkbox for it. */
  remember: ReactNode;
  onSignedIn: (session: OpenedSession) => void;
  /** Buttons for the other ways. */
  others: ReactNode;
};

/** One field for the code. */
export function CodeForm(props: WayProps & { way: 'app' | 'recoveryCode' }) {
  const { way, challenge, isRemembered, remember, onSignedIn, others } = props;
  const form = useZodForm(schema, { code: '' });
  return (
    <Form
      form={form}
      submitLabel={<Trans>Login</Trans>}
      sendingLabel={<Trans>Logging in...</Trans>}
      send={({ code }) => send(logInWithCode, { body: { challenge, way, code, remember: isRemembered } })}
      onSuccess={onSignedIn}
      after={others}
    >
      {way === 'app' ? (
        <TextField
          label={<Trans>Code from your app</Trans>}
          hint={<Trans>Open the app on your phone. It shows 6 numbers.</Trans>}
          autoComplete="one-time-code"
          inputMode="numeric"
          {...form.field('code')}
        />
      ) : (
        <TextField
          label={<Trans>Recovery code</Trans>}
          hint={<Trans>You got 10 codes when you turned this on. Each code works once.</Trans>}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('code')}
        />
      )}
      {remember}
    </Form>
  );
}
