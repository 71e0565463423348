import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { requiredText } from '#contract/fields.ts';
import type { Account } from '#contract/own-account.ts';
import { removePasskey, renamePasskey } from '#contract/two-steps-set-up.ts';
import type { PasskeyEntry } from '#contract/two-steps-state.ts';
import { send } from '#web/data/api/client.ts';
import { Form } from '#web/forms/Form.tsx';
import { useZodForm } from '#web/forms/use-zod-form.ts';
import { formatDate } from '#web/shell/dates.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { List, ListItem } from '#web/ui/section/List.tsx';
import { OwnerButton } from '../owner/OwnerButton.tsx';

type PasskeyListProps = { account: Account; onChanged: (changed: { message: string }) => void };

/** The passkeys of the account; each can be renamed and removed. */
export function PasskeyList({ account, onChanged }: PasskeyListProps) {
  return (
    <List>
      {account.twoSteps.passkeys.map((passkey) => (
        <PasskeyItem key={passkey.id} account={account} passkey={passkey} onChanged={onChanged} />
      ))}
    </List>
  );
}

function PasskeyItem({ account, passkey, onChanged }: PasskeyListProps & { passkey: PasskeyEntry }) {
  const { id, name, addedAt, lastUsedAt } = passkey;
  const [isRenaming, setRenaming] = useState(false);
  const added = formatDate(addedAt, 'll');
  const used = lastUsedAt && formatDate(lastUsedAt, 'll');
  return (
    <ListItem>
      <div>
        <strong>{name}</strong>
        <p>
          {used ? (
            <Trans>
              Passkey, added on {added}. Last used on {used}.
            </Trans>
          ) : (
            <Trans>Passkey, added on {added}. Not used yet.</Trans>
          )}
        </p>
      </div>
      <Row>
        <Button onClick={() => setRenaming(true)}>
          <Trans>
            Rename <span translate="no">{name}</span>
          </Trans>
        </Button>
        <OwnerButton
          account={account}
          label={
            <Trans>
              Remove <span translate="no">{name}</span>
            </Trans>
          }
          sendingLabel={<Trans>Removing...</Trans>}
          send={(body) => send(removePasskey, { params: { id }, body })}
          onSuccess={onChanged}
        />
      </Row>
      {isRenaming && (
        <RenameDialog passkey={passkey} onClose={() => setRenaming(false)} onChanged={onChanged} />
      )}
    </ListItem>
  );
}

const schema = z.object({ name: requiredText('passkeyNameRequired', 60) });

type RenameDialogProps = Pick<PasskeyListProps, 'onChanged'> & {
  passkey: PasskeyEntry;
  onClose: () => void;
};

function RenameDialog({ passkey: { id, name }, onClose, onChanged }: RenameDialogProps) {
  const form = useZodForm(schema, { name });
  return (
    <Dialog
      title={
        <Trans>
          Rename <span translate="no">{name}</span>
        </Trans>
      }
      isOpen
      onClose={onClose}
    >
      <Form
        form={form}
        submitLabel={<Trans>Save</Trans>}
        sendingLabel={<Trans>Saving...</Trans>}
        send={(body) => send(renamePasskey, { params: { id }, body })}
        onSuccess={(changed) => {
          onClose();
          onChanged(changed);
        }}
      >
        <TextField label={<Trans>Name</Trans>} autoComplete="off" {...form.field('name')} />
      </Form>
    </Dialog>
  );
}
