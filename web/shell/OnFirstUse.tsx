import type { ComponentType, LazyExoticComponent } from 'react';
import { lazy, Suspense, useState } from 'react';
import { LayersBelow, useLiesOverPage } from './lies-over-page.ts';

type OpenProps = { isOpen: boolean; onClose: () => void };

/** A panel whose code is fetched when it is first opened; afterwards it stays. */
export function panelOnFirstUse(load: () => Promise<ComponentType<OpenProps>>) {
  return lazy(async () => ({ default: await load() }));
}

/** Draws the panel from the first opening on: `const panel = useOnFirstUse(HelpPanel)`, then `panel.open()`. */
export function useOnFirstUse(Panel: LazyExoticComponent<ComponentType<OpenProps>>) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  useLiesOverPage(state === 'open');
  return {
    open: () => setState('open'),
    panel: state !== 'never' && (
      <LayersBelow value={1}>
        <Suspense>
          <Panel isOpen={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      </LayersBelow>
    ),
  };
}
