import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ListedMember } from '#contract/facilities.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { Hidden } from '#web/ui/text/Hidden.tsx';
import { UnverifiedNotice } from '../FacilityNotices.tsx';
import { MemberResults } from '../MemberResults.tsx';

type ResultsButtonProps = {
  member: Pick<ListedMember, 'userId' | 'userName'>;
  /** Without it the dialog says why there are none yet. */
  showsResults: boolean;
};

/** Opens the results of one member; the member can see that they were opened. */
export function ResultsButton({ member: { userId, userName }, showsResults }: ResultsButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Trans>
          Results <Hidden>of {userName}</Hidden>
        </Trans>
      </Button>
      <Dialog
        title={
          <Trans>
            Results of <span translate="no">{userName}</span>
          </Trans>
        }
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        size="wide"
      >
        {showsResults ? <MemberResults userId={userId} userName={userName} /> : <UnverifiedNotice />}
      </Dialog>
    </>
  );
}
