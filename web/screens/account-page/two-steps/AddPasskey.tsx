import { Trans } from '@lingui/react/macro';
import type { Account } from '#contract/own-account.ts';
import { addPasskey, startPasskeySetUp } from '#contract/two-steps-set-up.ts';
import { send } from '#web/data/api/client.ts';
import { createPasskey } from '#web/lib/passkey-dialogs.ts';
import { OwnerButton } from '../owner/OwnerButton.tsx';
import type { StepAdded } from './step-added.ts';

type AddPasskeyProps = { account: Account; onAdded: (added: StepAdded) => void };

/** Adds a passkey: first the owner is confirmed, then the browser makes it. */
export function AddPasskey({ account, onAdded }: AddPasskeyProps) {
  const add = async (body: { currentPassword: string }) => {
    const { creation } = await send(startPasskeySetUp, { body });
    return send(addPasskey, { body: { passkey: await createPasskey(creation) } });
  };
  return (
    <OwnerButton
      account={account}
      label={<Trans>Add a passkey</Trans>}
      sendingLabel={<Trans>One moment...</Trans>}
      send={add}
      onSuccess={onAdded}
    />
  );
}
