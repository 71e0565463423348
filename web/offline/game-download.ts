import { createStore, useStore } from '#web/lib/store.ts';
import { currentSession } from '#web/session/current-session.ts';
import type { Session } from '#web/session/session.ts';
import { areKept, type GameFile, keepFiles } from './cached-clips.ts';

export type KeepingState =
  | { kind: 'idle' | 'kept' | 'stopped' | 'failed' }
  | { kind: 'keeping'; bytes: number };

export type Keeping = ReturnType<typeof createKeeping>;

/** Downloads the whole game to this device. The download continues on every page until the player logs out. */
function createKeeping(session: Session) {
  const state = createStore<KeepingState>({ kind: 'idle' });
  let stop = new AbortController();
  session.signal.addEventListener('abort', () => stop.abort());

  return {
    /** Finds out whether everything is stored already. */
    async look(files: readonly GameFile[]): Promise<void> {
      const isIdle = () => state.get().kind === 'idle';
      if (isIdle() && (await areKept(files)) && isIdle()) state.set({ kind: 'kept' });
    },

    async start(files: readonly GameFile[]): Promise<void> {
      if (state.get().kind === 'keeping' || session.signal.aborted) return;
      stop = new AbortController();
      state.set({ kind: 'keeping', bytes: 0 });
      try {
        await navigator.storage?.persist?.();
        await keepFiles(files, stop.signal, (bytes) => state.set({ kind: 'keeping', bytes }));
        state.set({ kind: 'kept' });
      } catch (problem) {
        state.set({ kind: (problem as Error).name === 'AbortError' ? 'stopped' : 'failed' });
      }
    },

    stop: () => stop.abort(),

    subscribe: state.subscribe,

    snapshot: state.get,
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
  const state = useStore(
    { subscribe: keeping?.subscribe ?? nothing, get: keeping?.snapshot ?? (() => idle) },
    idle,
  );
  return { state, keeping };
}
