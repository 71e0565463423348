import { defineConfig } from '@lingui/conf';
import english from './lingui.config.ts';

/** Spanish, without what only operators and developers see: `npm run texts` adds each new text, still empty. */
export default defineConfig({
  ...english,
  locales: ['es'],
  fallbackLocales: {},
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/messages',
      include: ['<rootDir>'],
      exclude: ['**/node_modules/**', '**/screens/operator/**', '**/screens/style/**'],
    },
  ],
});
