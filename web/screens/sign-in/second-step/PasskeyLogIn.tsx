import { Trans } from '@lingui/react/macro';
import { logInWithPasskey, startPasskeyLogIn } from '#contract/two-steps-log-in.ts';
import { send } from '#web/data/api/client.ts';
import { ActionButton } from '#web/forms/ActionButton.tsx';
import { askForPasskey } from '#web/lib/passkey-dialogs.ts';
import { Stack } from '#web/ui/layout/Stack.tsx';
import type { WayProps } from './CodeForm.tsx';

/** One press, then the browser asks for the fingerprint, the face or the PIN of the device. */
export function PasskeyLogIn({ challenge, isRemembered, remember, onSignedIn, others }: WayProps) {
  const logIn = async () => {
    const { request } = await send(startPasskeyLogIn, { body: { challenge } });
    const passkey = await askForPasskey(request);
    return send(logInWithPasskey, { body: { challenge, passkey, remember: isRemembered } });
  };
  return (
    <Stack align="start">
      <p>
        <Trans>Your device will ask for your fingerprint, your face or your PIN.</Trans>
      </p>
      {remember}
      <ActionButton
        variant="primary"
        label={<Trans>Use a passkey</Trans>}
        sendingLabel={<Trans>Logging in...</Trans>}
        send={logIn}
        onSuccess={onSignedIn}
      />
      {others}
    </Stack>
  );
}
