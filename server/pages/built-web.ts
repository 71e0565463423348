import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canonicalPath } from '#contract/pages/paths.ts';

const webFolder = fileURLToPath(new URL('../../dist/web/', import.meta.url));

/** The web app as `npm run build:web` leaves it (web/build/build.ts). */
export type BuiltWeb = {
  folder: string;
  /** The page for an address, and whether the address exists. */
  pageFor: (pathname: string) => { file: string; status: 200 | 404 };
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
    pageFor: (pathname) => {
      const path = pathname.startsWith('//') ? null : canonicalPath(pathname, paths);
      if (path === null) return { file: pages['/404'] ?? 'shell.html', status: 404 };
      return { file: pages[path] ?? 'shell.html', status: 200 };
    },
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    publicFiles: new Map(
      files.filter(({ name }) => !notPublic.test(name)).map(({ name }) => [`/${name}`, name]),
    ),
  };
}
