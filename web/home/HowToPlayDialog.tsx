import { Trans } from '@lingui/react/macro';
import { HowToPlay } from '#web/shell/HowToPlay.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

/** The page's height is set to full view while it is open (decision G126). */
export function HowToPlayDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog title={<Trans>How to play the game</Trans>} isOpen={isOpen} onClose={onClose} size="full">
      <HowToPlay />
    </Dialog>
  );
}
