import type { ComponentType, LazyExoticComponent } from 'react';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';

type OpenProps = { isOpen: boolean; onClose: () => void };

const listeners = new Set<() => void>();
let openPanels = 0;

function count(change: 1 | -1): void {
  openPanels += change;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a panel lies over the page: whoever plays something under it stops it. */
export function useIsPanelOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => openPanels > 0,
    () => false,
  );
}

/** A panel whose code is fetched when it is first opened; afterwards it stays. */
export function panelOnFirstUse(load: () => Promise<ComponentType<OpenProps>>) {
  return lazy(async () => ({ default: await load() }));
}

/** Draws the panel from the first opening on: `const panel = useOnFirstUse(HelpPanel)`, then `panel.open()`. */
export function useOnFirstUse(Panel: LazyExoticComponent<ComponentType<OpenProps>>) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  useEffect(() => {
    if (state !== 'open') return;
    count(1);
    return () => count(-1);
  }, [state]);
  return {
    open: () => setState('open'),
    panel: state !== 'never' && (
      <Suspense>
        <Panel isOpen={state === 'open'} onClose={() => setState('closed')} />
      </Suspense>
    ),
  };
}
