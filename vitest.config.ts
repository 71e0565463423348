import { configDefaults, defineConfig } from 'vitest/config';
import { screens } from './vite.config.ts';

/** The long proofs run with `npm run test:full` alone. */
const exclude = [...configDefaults.exclude, ...(process.env.FULL ? [] : ['**/*.full.test.ts'])];

/** They measure how quickly others are answered: one after the other, when all else has run. */
const alone = ['server/accounts/log-in/log-in.full.test.ts', 'server/reports/load.full.test.ts'];
const api = {
  exclude,
  globalSetup: 'server/testing/global-setup.ts',
  testTimeout: 20_000,
  hookTimeout: 30_000,
};

/**
 * One worker for many files: to import the product anew for each took two fifths of the time. No test of these
 * rooms replaces a module (house.test.ts holds that); those of the web app do, and stay apart.
 */
const together = { isolate: false };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          ...together,
          name: 'unit',
          include: ['*.test.ts', '{contract,content,studio}/**/*.test.ts'],
          exclude,
        },
      },
      {
        extends: true,
        test: {
          ...api,
          ...together,
          name: 'api',
          include: ['server/**/*.test.ts'],
          exclude: [...exclude, ...alone],
        },
      },
      {
        extends: true,
        test: {
          ...api,
          name: 'alone',
          include: alone,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
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
