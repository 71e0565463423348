import { join } from 'node:path';

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/**
 * Chunks by hand, so that a first visit asks for few files: `base` is all that every page needs, `home` all that
 * the first page adds (forms among it, which most other public pages share). Everything else splits by screen.
 */
export function chunkNames(web: string) {
  const roots = [
    { name: 'base', entry: join(web, 'main.tsx') },
    { name: 'home', entry: join(web, 'home/HomeScreen.tsx') },
  ];
  const reached = new Map<string, Set<string>>();
  return (id: string, modules: Modules): string | null => {
    for (const { name, entry } of roots) {
      if (!reached.has(name)) reached.set(name, reachedFrom(entry, modules));
      if (reached.get(name)?.has(id)) return name;
    }
    return null;
  };
}

/** Everything that the module imports, but for itself and for what it loads later by `import()`. */
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
