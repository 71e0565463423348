import type { Break } from './break.ts';

/** Data that is stored for use without a network. */
export const breaks: readonly Break[] = [
  {
    behavior: 'Each version of the app keeps its pages in a separate cache',
    file: 'web/offline/cached-pages.ts',
    find: '(hash >>> 0).toString(36)',
    replace: 'hash * 0',
    noticedBy: 'web/offline/cached-pages.test.ts',
  },
  {
    behavior: 'A page is kept only with everything that it names',
    file: 'web/offline/cached-pages.ts',
    find: 'named.length > 0 && named.every((file) => stored.has(file))',
    replace: 'named.every((file) => stored.has(file) || file !== "")',
    noticedBy: 'web/offline/cached-pages.test.ts',
  },
  {
    behavior: 'Keeping the whole game goes on while another page is looked at',
    file: 'web/offline/game-download.ts',
    find: 'const download = downloadBySession.get(session) ?? createGameDownload(session);',
    replace: 'const download = createGameDownload(session);',
    noticedBy: 'web/dashboard/download-game.test.tsx',
    title: 'continues while another page is open',
  },
];
