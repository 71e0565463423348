import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The packages that reach users, as package-lock.json has them. npm counts the packages that Vite bundles as packages for development. */

export type LockedPackage = {
  version: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  dev?: boolean;
  /** The folder of a group in `installs/`. */
  link?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};
export type LockFile = {
  name: string;
  version: string;
  license?: string;
  packages: Record<string, LockedPackage>;
};

const root = join(import.meta.dirname, '..');
const folder = 'node_modules/';

/** The licenses in the LICENSE files of packages whose package.json has no license, or none with an SPDX id. */
const licensesInFiles: Record<string, string> = {
  'png-js@2.0.0': 'MIT',
  'tween-functions@1.2.0': 'BSD-3-Clause',
};

export const lockFile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;

/** The name of the package at a path of the lock file. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf(folder) + folder.length);

/** The packages that run on the server or in browsers, by their path in the lock file. */
export function shippedPackages({ packages }: Pick<LockFile, 'packages'>, imported = packagesOfWeb()) {
  const inBrowsers = withDependencies(packages, imported);
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.startsWith(folder) && !link && (!dev || inBrowsers.has(path)))
    .map(([path, one]): [string, LockedPackage] => {
      const license = licensesInFiles[`${nameOf(path)}@${one.version}`];
      return [path, license ? { ...one, license } : one];
    });
}

/** The names of the packages that the web app imports: scripts, the service worker, and fonts in style sheets. */
export function packagesOfWeb(): Set<string> {
  const files = globSync(['web/**/*.{ts,tsx,css}', 'contract/**/*.ts', 'content/public/**/*.ts'], {
    cwd: root,
    exclude: ['web/build/**', '**/testing/**', '**/*.test.{ts,tsx}'],
  });
  const imports = /(?:\bfrom\s|\bimport\s|\bimport\(|\burl\()\s*['"]((?:@[\w.-]+\/)?[\w-][\w.-]*)['"/]/g;
  const named = files.flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(imports)]);
  return new Set(named.map(([, name]) => name as string));
}

/** The paths of these packages and of all packages that they declare as needed. */
export function withDependencies(packages: LockFile['packages'], names: Iterable<string>): Set<string> {
  const paths = new Set<string>();
  const add = (from: string, name: string) => {
    const path = findPackage(packages, from, name);
    if (path === undefined || paths.has(path)) return;
    paths.add(path);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[
      path
    ] as LockedPackage;
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (peer) => !peerDependenciesMeta?.[peer]?.optional,
    );
    for (const needed of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])
      add(path, needed);
  };
  for (const name of names) add('', name);
  return paths;
}

/** The path of the package that Node finds from another one's path: the nearest one of this name. */
export function findPackage(packages: LockFile['packages'], from: string, name: string): string | undefined {
  const candidate = `${from === '' ? '' : `${from}/`}${folder}${name}`;
  if (packages[candidate]) return candidate;
  if (from === '') return undefined;
  return findPackage(packages, from.slice(0, from.lastIndexOf(folder)).replace(/\/$/, ''), name);
}
