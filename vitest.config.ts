import { globSync, readFileSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { screens } from './vite.config.ts';

/** The long proofs run with `npm run test:full` alone. */
const exclude = [...configDefaults.exclude, ...(process.env.FULL ? [] : ['**/*.full.test.ts'])];

/** They measure how quickly others are answered: one after the other, when all else has run. */
const alone = [
  'server/accounts/log-in.full.test.ts',
  'server/facilities/results/five-thousand.full.test.ts',
  'server/reports/load.full.test.ts',
];
/** The only ones that need the published schemas of Kubernetes. */
const kubernetes = 'deploy/kubernetes.test.ts';
const api = {
  exclude,
  globalSetup: 'server/testing/global-setup.ts',
  provide: {
    // Other runs skip what is sent through HAProxy where it is not installed; `npm run attacks` fails.
    wantsProxy: process.env.ATTACKS === 'all',
    emailSheet: process.env.EMAIL_SHEET ?? null,
  },
};

/**
 * One worker for many files: to import the product anew for each took two fifths of the time. Tests that replace a
 * module would replace it for the files after them, and a document of their own is given to files one by one.
 */
const together = { isolate: false };
const webTests = 'web/**/*.test.{ts,tsx}';
const needsOwnWorker = (file: string) =>
  /\bvi\s*\.\s*(?:mock|doMock)\(|@vitest-environment/.test(readFileSync(file, 'utf8'));
const webApart = globSync(webTests, { cwd: import.meta.dirname }).filter(needsOwnWorker);

export default defineConfig({
  test: {
    // Some tests wait for a time to pass. The long run measures times.
    maxWorkers: process.env.FULL ? 2 : 3,
    // No rule is checked by these: a machine that is busy with other things was three times as slow.
    testTimeout: 60_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          ...together,
          name: 'unit',
          include: ['{contract,content,deploy,lab,repository}/**/*.test.ts'],
          exclude: [...exclude, kubernetes],
        },
      },
      {
        extends: true,
        test: { ...together, name: 'studio', include: ['studio/**/*.test.ts'], exclude },
      },
      {
        extends: true,
        test: { ...together, name: 'kubernetes', include: [kubernetes] },
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
        test: {
          ...together,
          name: 'web',
          include: [webTests],
          exclude: [...configDefaults.exclude, ...webApart],
        },
      },
      {
        extends: true,
        plugins: [screens()],
        test: {
          name: 'web apart',
          include: webApart,
          // A context of its own in the same process: a process for each file took twice the time.
          pool: 'vmForks',
          setupFiles: 'web/testing/dom-globals.ts',
        },
      },
    ],
  },
});
