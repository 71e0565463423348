import type { Plugin } from 'vite';

/** A dynamic import as the build writes it. */
const dynamicImport = /\bimport\(`(\.\/[^`]+\.js)`\)/g;

/** The script that fetches the screens. */
const routes = 'base';
const twice = 'const again=f=>f(self.again||``).catch(()=>f(`?again=0`));';

/**
 * Lets Retry request a script again: a browser waits for a hanging request to the same address, and most remember a
 * failed one as long as the page is open. So the address ends with what `lazyPart` writes to `globalThis.again`. A screen
 * that is lost is requested a second time at once, as parts are (lazy-part.tsx).
 */
export function retriedImports(): Plugin {
  return {
    name: 'retried-imports',
    // After Vite has found the dependencies of each script.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          const isRoutes = file.name === routes;
          const address = isRoutes ? 'again(q=>import(`$1`+q))' : 'import(`$1`+(self.again||``))';
          file.code = (isRoutes ? twice : '') + file.code.replaceAll(dynamicImport, address);
        }
      },
    },
  };
}
