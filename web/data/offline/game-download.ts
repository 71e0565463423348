import { estimateStorage, keepStorage } from '#web/lib/device.ts';
import { createStore, useStore } from '#web/lib/store.ts';
import { currentSession } from '../session/current-session.ts';
import type { Session } from '../session/session.ts';
import { areCached, cacheFiles, type GameFile, missingBytes } from './cached-clips.ts';

export type GameDownloadState =
  | { kind: 'idle' | 'complete' | 'stopped' | 'failed' }
  /** `missing`: bytes of free space that the device does not have. */
  | { kind: 'full'; missing: number }
  | { kind: 'downloading'; bytes: number };

export type GameDownload = ReturnType<typeof createGameDownload>;

/** Downloads the whole game to this device. The download continues on every page until the player logs out. */
function createGameDownload(session: Session) {
  const state = createStore<GameDownloadState>({ kind: 'idle' });
  let stop = new AbortController();
  session.signal.addEventListener('abort', () => stop.abort());

  return {
    /** Finds out whether everything is stored already. */
    async check(files: readonly GameFile[]): Promise<void> {
      const isIdle = () => state.get().kind === 'idle';
      if (isIdle() && (await areCached(files)) && isIdle()) state.set({ kind: 'complete' });
    },

    async start(files: readonly GameFile[]): Promise<void> {
      if (state.get().kind === 'downloading' || session.signal.aborted) return;
      stop = new AbortController();
      state.set({ kind: 'downloading', bytes: 0 });
      try {
        await keepStorage();
        await cacheFiles(files, stop.signal, (bytes) => state.set({ kind: 'downloading', bytes }));
        state.set({ kind: 'complete' });
      } catch (problem) {
        state.set(await whyNot(problem as Error, files));
      }
    },

    stop: () => stop.abort(),

    subscribe: state.subscribe,

    snapshot: state.get,
  };
}

/** Why the game could not be kept whole. */
async function whyNot({ name }: Error, files: readonly GameFile[]): Promise<GameDownloadState> {
  if (name === 'AbortError') return { kind: 'stopped' };
  if (name !== 'QuotaExceededError') return { kind: 'failed' };
  const { quota = 0, usage = 0 } = await estimateStorage();
  const wanted = await missingBytes(files);
  return { kind: 'full', missing: Math.max(0, wanted - Math.max(0, quota - usage)) };
}

const downloadBySession = new WeakMap<Session, GameDownload>();

export function gameDownloadOf(session: Session): GameDownload {
  const download = downloadBySession.get(session) ?? createGameDownload(session);
  downloadBySession.set(session, download);
  return download;
}

const idle: GameDownloadState = { kind: 'idle' };
const nothing = () => () => {};

export function useGameDownload(): { state: GameDownloadState; download: GameDownload | null } {
  const session = currentSession();
  const download = session && gameDownloadOf(session);
  const state = useStore(
    { subscribe: download?.subscribe ?? nothing, get: download?.snapshot ?? (() => idle) },
    idle,
  );
  return { state, download };
}
