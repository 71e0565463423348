import { Trans } from '@lingui/react/macro';
import type { Account } from '#contract/own-account.ts';
import { confirmOwnerByPasskey, startOwnerPasskey } from '#contract/two-steps-set-up.ts';
import { send } from '#web/data/api/client.ts';
import { useRefetchAccount } from '#web/data/queries/account-query.ts';
import { ActionButton } from '#web/forms/ActionButton.tsx';

/** Whether a passkey can stand for the password in this browser. */
export const hasUsablePasskey = ({ twoSteps }: Pick<Account, 'twoSteps'>): boolean =>
  twoSteps.passkeys.length > 0 && 'PublicKeyCredential' in window;

/** A passkey in place of the password. */
export function OwnerPasskey({ onProven }: { onProven?: () => void }) {
  const refetch = useRefetchAccount();
  const confirm = async () => {
    const { request } = await send(startOwnerPasskey, {});
    // Loaded later: few people have a passkey.
    const { askForPasskey } = await import('#web/lib/passkey-dialogs.ts');
    return send(confirmOwnerByPasskey, { body: { passkey: await askForPasskey(request) } });
  };
  return (
    <ActionButton
      label={<Trans>Use a passkey</Trans>}
      sendingLabel={<Trans>One moment...</Trans>}
      send={confirm}
      onSuccess={() => {
        void refetch();
        onProven?.();
      }}
    />
  );
}
