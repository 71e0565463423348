import { Trans } from '@lingui/react/macro';
import { useConfig } from '#web/data/config.tsx';
import { SpokenClip } from '#web/shell/clips/SpokenClip.tsx';
import { HowToPlay } from '#web/shell/help/HowToPlay.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import styles from './HowToPlayDialog.module.css';

/** The film that shows how to play, and the same as text, in a dialog that fills the view (docs/product-decisions.md#introduction-size). */
export function HowToPlayDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { introduction } = useConfig();
  return (
    <Dialog title={<Trans>How to play the game</Trans>} isOpen={isOpen} onClose={onClose} size="full">
      <div className={styles.lesson}>
        <SpokenClip clip={introduction} beside={<HowToPlay />} />
      </div>
    </Dialog>
  );
}
