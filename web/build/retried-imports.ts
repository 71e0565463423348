import type { Plugin } from 'vite';

/** A dynamic import as the build writes it. */
const dynamicImport = /\bimport\(`(\.\/[^`]+\.js)`\)/g;

/**
 * Lets Retry request a script again: a browser waits for a hanging request to the same address, and most remember a
 * failed one as long as the page is open. So the address ends with what `lazyPart` writes to `globalThis.again`. What is
 * lost without Retry is requested a second time before anything says so.
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
          file.code = file.code.replaceAll(
            dynamicImport,
            'import(`$1`+(self.again||``)).catch(()=>import(`$1?again=0`))',
          );
        }
      },
    },
  };
}
