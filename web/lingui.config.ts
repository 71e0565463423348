import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** English stands in the components; `npm run texts` collects it here for translators. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en'],
  fallbackLocales: { default: 'en' },
  catalogs: [{ path: '<rootDir>/locales/{locale}/messages', include: ['<rootDir>'] }],
  format: formatter({ origins: false, lineNumbers: false }),
  compileNamespace: 'ts',
});
