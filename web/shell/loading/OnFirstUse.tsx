import { type ComponentType, type ReactNode, useState } from 'react';
import { OverlayDepth, useOverlayOpen } from '../overlays.ts';
import { lazyPart } from './lazy-part.tsx';

type OpenProps = { isOpen: boolean; onClose: () => void; children?: ReactNode };

/** A panel whose code is fetched when it is opened for the first time. It stays mounted afterwards. */
export function panelOnFirstUse(load: () => Promise<ComponentType<OpenProps>>) {
  return lazyPart(load, { cancel: ({ onClose }) => onClose() });
}

/**
 * Renders the panel once it has been opened: `const help = useOnFirstUse(HelpPanel)`, then `help.open()`.
 * @param children the content of a panel that has none of its own
 */
export function useOnFirstUse(Panel: ComponentType<OpenProps>, children?: ReactNode) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  useOverlayOpen(state === 'open');
  return {
    open: () => setState('open'),
    panel: state !== 'never' && (
      <OverlayDepth value={1}>
        <Panel isOpen={state === 'open'} onClose={() => setState('closed')}>
          {children}
        </Panel>
      </OverlayDepth>
    ),
  };
}
