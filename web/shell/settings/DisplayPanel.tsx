import { Trans } from '@lingui/react/macro';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { DisplayChoices } from './DisplayChoices.tsx';

export function DisplayPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog title={<Trans>Display</Trans>} isOpen={isOpen} onClose={onClose}>
      <DisplayChoices />
    </Dialog>
  );
}
