import type { Plugin } from 'vite';

/** As the build writes the fetching of a screen or part. */
const fetchedLater = /\bimport\(`(\.\/[^`]+\.js)`\)/g;

/**
 * Lets Retry ask for a script anew: a browser waits for a request of the same address that hangs, and most remember one
 * that failed for as long as the page is open. So the address ends with what `lazyPart` puts into `globalThis.again`.
 */
export function fetchedAgain(): Plugin {
  return {
    name: 'fetched-again',
    // After Vite has found what each script needs beside itself.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          file.code = file.code.replaceAll(fetchedLater, 'import(`$1`+(self.again||``))');
        }
      },
    },
  };
}
