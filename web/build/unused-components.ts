import type { Plugin } from 'vite';

/**
 * Leaves the router's components that no screen uses (its forms and navigation links) out of the app. As they are
 * written, the bundler has to assume that creating and naming them has side effects.
 * @throws Error during the build if the router's file is no longer written in this way
 */
export const unusedComponents = (): Plugin => ({
  name: 'unused-components',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/lib\/dom\/lib\.js$/ },
    handler: (code) => {
      const made = /^const (\w+) = (React\$1\.forwardRef\()/gm;
      const named = /^\w+\.displayName = "\w+";$/gm;
      if (!made.test(code) || !named.test(code)) {
        throw new Error('The router is written in another way: see web/build/unused-components.ts');
      }
      return {
        code: code.replaceAll(made, 'const $1 = /* @__PURE__ */ $2').replaceAll(named, ''),
        map: null,
      };
    },
  },
});
