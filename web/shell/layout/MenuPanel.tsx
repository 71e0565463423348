import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import styles from './MenuPanel.module.css';

type MenuPanelProps = { isOpen: boolean; onClose: () => void; children?: ReactNode };

/** The links of the bar in narrow views, one below the other. */
export function MenuPanel({ isOpen, onClose, children }: MenuPanelProps) {
  const { t } = useLingui();
  return (
    <Dialog title={<Trans>Menu</Trans>} isOpen={isOpen} onClose={onClose}>
      <Stack aria-label={t`Main`} as="nav" gap="target" className={styles.entries}>
        {children}
      </Stack>
    </Dialog>
  );
}
