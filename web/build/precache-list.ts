import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#contract/pages/languages.ts';
import type { BuildManifest } from './script-sizes.ts';

type File = { url: string; revision: string | null };

const patternsOf = (language: Language) => [
  'assets/*.{js,css,woff2,svg,webp}',
  'icon.svg',
  'load-again.js',
  language === 'en' ? 'manifest.webmanifest' : `manifest-${language}.webmanifest`,
];
const mostBytes = 2 * 1024 ** 2;

/** What plays without a network. The home page opens too; its forms need the network anyway. */
const screens = ['screens/dashboard/DashboardScreen.tsx', 'screens/game/PlayScreen.tsx'];
const opened = ['start/main.tsx', 'screens/home/HomeScreen.tsx'];
/** Parts of every page that are fetched when they are first used. */
const ofEveryPage = /^(?:data|shell|ui|screens\/signed-in)\//;
/** Parts of these screens that need the network anyway. */
const ofTheNetwork = /^screens\/(?:together|study|test-form)\//;

/**
 * The built files that the service worker stores: every page's, the dashboard's and the game's, because a visitor of the
 * home page should not download the rest. Those in assets/ have the hash of their content in their name.
 */
export function precacheList(folder: string, language: Language = 'en'): File[] {
  const { scripts, left } = filesOf(folder);
  return globSync(patternsOf(language), { cwd: folder })
    .filter((url) => (url.startsWith('assets/') && url.endsWith('.js') ? scripts.has(url) : !left.has(url)))
    .sort()
    .map((url) => {
      const content = readFileSync(join(folder, url));
      if (content.length > mostBytes) throw new Error(`${url} is too large to be stored on every device.`);
      const revision = url.startsWith('assets/') ? null : createHash('md5').update(content).digest('hex');
      return { url, revision };
    });
}

/** The scripts that are stored, and the pictures that only other scripts show. */
function filesOf(folder: string) {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as BuildManifest;
  const names = new Set(Object.keys(manifest).filter((name) => manifest[name]?.isEntry));
  for (const name of [...opened, ...screens]) if (manifest[name]) names.add(name);
  // A set also gives those that are added on the way.
  for (const name of names) {
    const { imports = [], dynamicImports = [] } = manifest[name] ?? {};
    const isOfScreens = !/^_?(?:start|base|home)\b/.test(name) && name !== opened[1];
    for (const part of imports) names.add(part);
    for (const part of dynamicImports.filter((one) => !ofTheNetwork.test(one)))
      if (isOfScreens || ofEveryPage.test(part)) names.add(part);
  }
  const assetsOf = (name: string) => manifest[name]?.assets ?? [];
  const shown = new Set([...names].flatMap(assetsOf));
  return {
    scripts: new Set([...names].map((name) => manifest[name]?.file)),
    left: new Set(
      Object.keys(manifest)
        .flatMap(assetsOf)
        .filter((asset) => !shown.has(asset)),
    ),
  };
}

/** The service worker with the list in the one place where it reads it. */
export function withPrecacheList(worker: string, folder: string, language: Language = 'en'): string {
  const [before, after, ...others] = worker.split('self.__WB_MANIFEST');
  if (after === undefined || others.length > 0)
    throw new Error('The worker must read its list in one place.');
  return before + JSON.stringify(precacheList(folder, language)) + after;
}
