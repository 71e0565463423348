import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export type BuildManifest = Record<
  string,
  { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[]; assets?: string[] }
>;

/** Bytes of script, gzipped: of the home page, of the game, and of the game with what it loads until its end. */
export function scriptSizes(out: string, manifest: BuildManifest) {
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const app = [...entries, 'start/main.tsx'];
  const game = importedBy(manifest, ['screens/game/PlayScreen.tsx']);
  const later = [...game]
    .flatMap((name) => manifest[name]?.dynamicImports ?? [])
    .filter((name) => /^(screens\/game|ui)\//.test(name) && !name.endsWith('Screen.tsx'));
  const sizeOf = (names: string[]) => {
    const files = new Set([...importedBy(manifest, names)].map((name) => manifest[name]?.file ?? ''));
    return [...files]
      .filter((file) => file.endsWith('.js'))
      .reduce((sum, file) => sum + gzipSync(readFileSync(join(out, file)), { level: 9 }).length, 0);
  };
  return {
    home: sizeOf([...app, 'screens/home/HomeScreen.tsx']),
    game: sizeOf([...app, ...game]),
    gameToTheEnd: sizeOf([...app, ...game, ...later]),
  };
}

function importedBy(manifest: BuildManifest, names: string[]): Set<string> {
  const seen = new Set<string>();
  const open = [...names];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    open.push(...(manifest[name]?.imports ?? []));
  }
  return seen;
}
