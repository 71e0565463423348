import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Account } from '#contract/own-account.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Section } from '#web/ui/section/Section.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { DeletionSummary } from './DeletionSummary.tsx';

export function DeleteSection({ account }: { account: Account }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section
      id="delete"
      title={<Trans>Delete my account</Trans>}
      value={<DeletionSummary account={account} />}
    >
      <Button variant="link" onClick={() => setOpen(true)}>
        <Trans>Delete my account</Trans>
      </Button>
      {isOpen && <DeleteDialog account={account} onClose={() => setOpen(false)} />}
    </Section>
  );
}
