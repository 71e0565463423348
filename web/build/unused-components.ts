import type { Plugin } from 'vite';

/**
 * Lets the router's components that no screen uses (its forms and navigation links) be left out of the app. As they are
 * written, the bundler must take making and naming them for something that has an effect.
 */
export const unusedComponents = (): Plugin => ({
  name: 'unused-components',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/lib\/dom\/lib\.js$/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^const (\w+) = (React\$1\.forwardRef\()/gm, 'const $1 = /* @__PURE__ */ $2')
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, ''),
      map: null,
    }),
  },
});
