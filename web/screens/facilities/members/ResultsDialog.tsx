import { Trans } from '@lingui/react/macro';
import type { ListedMember } from '#contract/facilities.ts';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { UnverifiedNotice } from '../FacilityNotices.tsx';
import { MemberResults } from '../MemberResults.tsx';

export type ResultsOf = {
  member: Pick<ListedMember, 'userId' | 'userName'>;
  /** Without it the dialog says why there are none yet. */
  showsResults: boolean;
};

type ResultsDialogProps = ResultsOf & { isOpen: boolean; onClose: () => void };

/** The results of one member, who can see that they were opened. */
export function ResultsDialog({ member, showsResults, isOpen, onClose }: ResultsDialogProps) {
  const { userId, userName } = member;
  return (
    <Dialog
      title={
        <Trans>
          Results of <span translate="no">{userName}</span>
        </Trans>
      }
      isOpen={isOpen}
      onClose={onClose}
      size="wide"
    >
      {showsResults ? <MemberResults userId={userId} userName={userName} /> : <UnverifiedNotice />}
    </Dialog>
  );
}
