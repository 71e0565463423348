import { registerHooks } from 'node:module';

// For each module of a package Node.js parses the whole package.json. That of drizzle-orm has 179 kB and the server loads
// some 250 of its modules: a seventh of each start. What one of them imports by a relative path needs no package.json.
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context;
    const isInside = /^\.\.?\/.*\.js$/.test(specifier) && parentURL.includes('/node_modules/drizzle-orm/');
    if (!isInside) return next(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
