import { useSyncExternalStore } from 'react';
import { currentSession } from '#web/session/current-session.ts';
import type { Session } from '#web/session/session.ts';
import { areKept, type GameFile, keepFiles } from './kept-clips.ts';

export type KeepingState =
  | { kind: 'idle' | 'kept' | 'stopped' | 'failed' }
  | { kind: 'keeping'; bytes: number };

export type Keeping = ReturnType<typeof createKeeping>;

/** Keeping the whole game on this device. It goes on whatever page the person looks at, until they log out. */
function createKeeping(session: Session) {
  const listeners = new Set<() => void>();
  let state: KeepingState = { kind: 'idle' };
  let stop = new AbortController();
  session.signal.addEventListener('abort', () => stop.abort());

  function tell(next: KeepingState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  return {
    /** Finds out whether all of it is here already. */
    async look(files: readonly GameFile[]): Promise<void> {
      if (state.kind === 'idle' && (await areKept(files)) && state.kind === 'idle') tell({ kind: 'kept' });
    },

    async start(files: readonly GameFile[]): Promise<void> {
      if (state.kind === 'keeping' || session.signal.aborted) return;
      stop = new AbortController();
      tell({ kind: 'keeping', bytes: 0 });
      try {
        await navigator.storage?.persist?.();
        await keepFiles(files, stop.signal, (bytes) => tell({ kind: 'keeping', bytes }));
        tell({ kind: 'kept' });
      } catch (problem) {
        tell({ kind: (problem as Error).name === 'AbortError' ? 'stopped' : 'failed' });
      }
    },

    stop: () => stop.abort(),

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    snapshot: () => state,
  };
}

const keepingBySession = new WeakMap<Session, Keeping>();

export function keepingOf(session: Session): Keeping {
  const keeping = keepingBySession.get(session) ?? createKeeping(session);
  keepingBySession.set(session, keeping);
  return keeping;
}

const idle: KeepingState = { kind: 'idle' };
const nothing = () => () => {};

export function useKeeping(): { state: KeepingState; keeping: Keeping | null } {
  const session = currentSession();
  const keeping = session && keepingOf(session);
  const state = useSyncExternalStore(keeping?.subscribe ?? nothing, keeping?.snapshot ?? (() => idle));
  return { state, keeping };
}
