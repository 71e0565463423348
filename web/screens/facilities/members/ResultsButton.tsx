import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Hidden } from '#web/ui/text/Hidden.tsx';
import { ResultsDialog, type ResultsOf } from './ResultsDialog.tsx';

/** Opens the results of one member. */
export function ResultsButton(results: ResultsOf) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Trans>
          Results <Hidden>of {results.member.userName}</Hidden>
        </Trans>
      </Button>
      <ResultsDialog {...results} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
