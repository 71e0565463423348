import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Account } from '#contract/own-account.ts';
import { Button } from '#web/ui/Button.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { Section } from './Section.tsx';

export function DeleteSection({ account }: { account: Account }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section id="delete" title={<Trans>Delete my account</Trans>}>
      <p>
        {account.email !== null ? (
          <Trans>
            Your account with all its results is deleted for good within 30 days. For 14 days you can change
            your mind.
          </Trans>
        ) : (
          <Trans>
            Your account with all its results is deleted for good within 30 days. We have no email address of
            yours, so this cannot be undone.
          </Trans>
        )}
      </p>
      <Button kind="danger" onClick={() => setOpen(true)}>
        <Trans>Delete my account</Trans>
      </Button>
      {isOpen && <DeleteDialog account={account} onClose={() => setOpen(false)} />}
    </Section>
  );
}
