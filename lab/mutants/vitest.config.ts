import { configDefaults, defineConfig } from 'vitest/config';
import { screens } from '../../vite.config.ts';
import { areas } from './areas.ts';

const exclude = [...configDefaults.exclude, '**/*.full.test.ts'];
/** A process that a test starts knows no mutant. */
const startsProcesses = ['server/lib/database/prepare-database.test.ts', 'server/lib/log.test.ts'];
const withoutDatabase = Object.values(areas).flatMap(({ tests }) => tests);

/** The tests that judge the mutants of `npm run mutants`; its command chooses among them. */
export default defineConfig({
  test: {
    // A test that is merely slow has not noticed a mutant.
    testTimeout: 60_000,
    hookTimeout: 90_000,
    projects: [
      {
        extends: true,
        plugins: [screens()],
        test: {
          name: 'units',
          include: ['{contract,content,web}/**/*.test.{ts,tsx}', ...withoutDatabase],
          exclude,
        },
      },
      {
        extends: true,
        test: {
          name: 'with a database',
          include: ['server/**/*.test.ts'],
          exclude: [...exclude, ...withoutDatabase, ...startsProcesses],
          globalSetup: 'server/testing/global-setup.ts',
          provide: { wantsProxy: false },
        },
      },
    ],
  },
});
