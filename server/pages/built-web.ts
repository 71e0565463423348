import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Language, type Translation, translations } from '#contract/pages/languages.ts';
import { canonicalPath, pageOf } from '#contract/pages/paths.ts';

const webFolder = fileURLToPath(new URL('../../dist/web/', import.meta.url));

/** The web app as `npm run build:web` leaves it (web/build/build.ts). */
export type BuiltWeb = {
  folder: string;
  /** The languages that are built, beside English. */
  translations: readonly Translation[];
  /** The page for an address, and whether the address exists; its language is not part of `path`. */
  pageFor: (path: string, language?: Language) => { file: string; status: 200 | 404; page: string | null };
  read: (file: string) => string;
  /** Files at the top, such as the icon, by their address. */
  publicFiles: ReadonlyMap<string, string>;
};

type PageList = {
  /** The prerendered file for each address. */
  pages: Record<string, string>;
  /** The path patterns of all pages of the app. */
  paths: string[];
};

const notPublic = /^\.|\.html$|^(manifest|pages)\.json$/;

/** Null where the web app has not been built: only the API is served then. */
export function findBuiltWeb(folder = webFolder): BuiltWeb | null {
  const list = join(folder, 'pages.json');
  if (!existsSync(list)) return null;
  const { pages, paths } = JSON.parse(readFileSync(list, 'utf8')) as PageList;
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return {
    folder: resolve(folder),
    translations: translations.filter((one) => existsSync(join(folder, one, 'pages.json'))),
    pageFor: (pathname, language = 'en') => {
      const path = pathname.startsWith('//') ? null : canonicalPath(pathname, paths);
      const name = pages[path ?? '/404'] ?? 'shell.html';
      const file = language === 'en' ? name : `${language}/${name}`;
      if (path === null) return { file, status: 404, page: null };
      return { file, status: 200, page: pageOf(path, paths) };
    },
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    publicFiles: new Map(
      files.filter(({ name }) => !notPublic.test(name)).map(({ name }) => [`/${name}`, name]),
    ),
  };
}
