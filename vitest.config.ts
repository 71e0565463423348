import { configDefaults, defineConfig } from 'vitest/config';
import { screens } from './vite.config.ts';

/** The long proofs run with `npm run test:full` alone. */
const exclude = [...configDefaults.exclude, ...(process.env.FULL ? [] : ['**/*.full.test.ts'])];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['*.test.ts', '{contract,content,studio}/**/*.test.ts'],
          exclude,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['server/**/*.test.ts'],
          exclude,
          globalSetup: 'server/testing/global-setup.ts',
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        plugins: [screens()],
        test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'] },
      },
    ],
  },
});
