import { type ComponentType, useState } from 'react';
import { lazyPart } from './lazy-part.tsx';
import { LayersBelow, useLiesOverPage } from './lies-over-page.ts';

type OpenProps = { isOpen: boolean; onClose: () => void };

/** A panel whose code is fetched when it is first opened; afterwards it stays. */
export function panelOnFirstUse(load: () => Promise<ComponentType<OpenProps>>) {
  return lazyPart(load, { giveUp: ({ onClose }) => onClose() });
}

/** Renders the panel from the first opening on: `const panel = useOnFirstUse(HelpPanel)`, then `panel.open()`. */
export function useOnFirstUse(Panel: ComponentType<OpenProps>) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  useLiesOverPage(state === 'open');
  return {
    open: () => setState('open'),
    panel: state !== 'never' && (
      <LayersBelow value={1}>
        <Panel isOpen={state === 'open'} onClose={() => setState('closed')} />
      </LayersBelow>
    ),
  };
}
