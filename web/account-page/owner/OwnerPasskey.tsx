import { Trans } from '@lingui/react/macro';
import { confirmOwnerByPasskey, startOwnerPasskey } from '#contract/two-steps/set-up.ts';
import { send } from '#web/api/client.ts';
import { ActionButton } from '#web/forms/ActionButton.tsx';
import { useRefetchAccount } from '#web/queries/account-query.ts';

/** A passkey in place of the password. */
export function OwnerPasskey() {
  const refetch = useRefetchAccount();
  const confirm = async () => {
    const { request } = await send(startOwnerPasskey, {});
    // Loaded later: few people have a passkey.
    const { askForPasskey } = await import('#web/browser/passkey-dialogs.ts');
    return send(confirmOwnerByPasskey, { body: { passkey: await askForPasskey(request) } });
  };
  return (
    <ActionButton
      label={<Trans>Use a passkey</Trans>}
      sendingLabel={<Trans>One moment...</Trans>}
      send={confirm}
      onSuccess={() => void refetch()}
    />
  );
}
