import type { Break } from './break.ts';

/** Data that is stored for use without a network. */
export const breaks: readonly Break[] = [
  {
    behavior: 'Each version of the app keeps its pages in a separate cache',
    file: 'web/data/offline/cached-pages.ts',
    find: '(hash >>> 0).toString(36)',
    replace: 'hash * 0',
    noticedBy: 'web/data/offline/cached-pages.test.ts',
  },
  {
    behavior: 'A page is kept only with everything that it names',
    file: 'web/data/offline/cached-pages.ts',
    find: 'named.length > 0 && named.every((file) => stored.has(file))',
    replace: 'named.every((file) => stored.has(file) || file !== "")',
    noticedBy: 'web/data/offline/cached-pages.test.ts',
  },
  {
    behavior: 'Keeping the whole game goes on while another page is looked at',
    file: 'web/data/offline/game-download.ts',
    find: 'const download = downloadBySession.get(session) ?? createGameDownload(session);',
    replace: 'const download = createGameDownload(session);',
    noticedBy: 'web/screens/dashboard/download-game.test.tsx',
    title: 'continues while another page is open',
  },
  {
    behavior: 'The page of a Wi-Fi portal is not stored as a file of the game',
    file: 'web/data/offline/cached-clips.ts',
    find: '!response.ok || isPage(response)',
    replace: '!response.ok',
    noticedBy: 'web/data/offline/cached-clips.test.ts',
    title: 'is not stored as a file',
  },
  {
    behavior: 'A film is stored only whole',
    file: 'web/data/offline/cached-clips.ts',
    find: 'bytes > 0 && body.byteLength !== bytes',
    replace: 'bytes < 0',
    noticedBy: 'web/data/offline/cached-clips.test.ts',
    title: 'as many bytes as',
  },
  {
    behavior: 'The page of a portal that was stored as a film is fetched again',
    file: 'web/data/offline/stored-file.ts',
    find: 'stored && !isPage(stored) ? stored : undefined',
    replace: 'stored',
    noticedBy: 'web/data/offline/cached-clips.test.ts',
    title: 'that an earlier version stored',
  },
];
