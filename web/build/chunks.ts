import { join } from 'node:path';

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/**
 * Chunks defined by hand, so that a first visit requests few files: `start` is the script in the page itself, with the
 * helper that Vite adds for loading screens; `base` is everything that all pages need; `home` is what the home page
 * adds; `calls` is what every call of the server needs; `forms` is the account card, with the forms that most public
 * pages share; `common` is what the game needs of it; `queries` is what the game shares with every screen that reads data, because
 * a file of 100 bytes costs as much again. Everything else is split by screen.
 */
export function chunkGroups(web: string) {
  const start = reachedBy(join(web, 'start/start.ts'));
  const main = reachedBy(join(web, 'start/main.tsx'));
  const calls = reachedBy(join(web, 'data/api/client.ts'), { isIncluded: true });
  const home = reachedBy(join(web, 'screens/home/HomeScreen.tsx'));
  const forms = reachedBy(join(web, 'screens/sign-in/AccountCard.tsx'));
  const game = reachedBy(join(web, 'screens/game/PlayScreen.tsx'));
  const replaced = reachedBy(join(web, 'screens/game/dialogs/ReplacedDialog.tsx'));
  // The entries of `base` and `home` stay separate: the build's manifest finds what is loaded later by their names. Of
  // groups with the same priority the first name in the alphabet takes what a module imports.
  const name = (id: string, modules: Modules) => {
    const isOf = (reached: Reached) => reached(modules).has(id);
    if (isOf(main) || (isOf(home) && isOf(game))) return 'base';
    if (isOf(calls)) return 'calls';
    if (isOf(forms)) return isOf(game) || isOf(replaced) ? 'common' : 'forms';
    if (isOf(game) && queries.test(id)) return 'queries';
    return isOf(home) ? 'home' : null;
  };
  const isStart = (id: string, modules: Modules) =>
    id === join(web, 'start/start.ts') || id.includes('vite/preload-helper') || start(modules).has(id);
  return [
    {
      name: (id: string, modules: Modules) => (isStart(id, modules) ? 'start' : null),
      debugName: 'start',
      priority: 2,
    },
    { name: libraryOf, debugName: 'libraries', priority: 1 },
    { name, debugName: 'base, calls, common, forms, home and queries', priority: 0 },
  ];
}

type Reached = (modules: Modules) => ReadonlySet<string>;

function reachedBy(entry: string, { isIncluded = false } = {}): Reached {
  let reached: Set<string> | undefined;
  return (modules: Modules) => {
    reached ??= reachedFrom(entry, modules);
    if (isIncluded) reached.add(entry);
    return reached;
  };
}

/** Everything that the module imports, without the module itself and without what it loads later with `import()`. */
function reachedFrom(entry: string, modules: Modules): Set<string> {
  const reached = new Set<string>();
  const open = [entry];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    open.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  reached.delete(entry);
  return reached;
}

const queries =
  /\/node_modules\/@tanstack\/react-query\/|\/(data\/queries\/use-refetch|shell\/layout\/ScreenTitle|lib\/within|ui\/text\/Lines|ui\/status\/Progress|shell\/clips\/unlock|screens\/together\/(in-play|PlayTogether|room-key))\.tsx?$/;

const libraries = {
  react: /\/node_modules\/(react|react-dom|scheduler)\//,
  router: /\/node_modules\/react-router\//,
  schemas: /\/node_modules\/zod\//,
};

/** The largest libraries are separate from `base`: a script runs in one piece, and no tap is handled meanwhile. */
function libraryOf(id: string): string | null {
  return Object.entries(libraries).find(([, place]) => place.test(id))?.[0] ?? null;
}
