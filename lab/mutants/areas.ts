import path from 'node:path';

/** The files of an area, as patterns. Its tests are units without a database, so that a change takes milliseconds. */
type Area = { rules: readonly string[]; tests: readonly string[] };

/** The rules that `npm run mutants` changes, by what they are about. */
export const areas: Record<string, Area> = {
  'scoring, reviews and plans': {
    rules: ['contract/rules/!(*.test).ts'],
    tests: ['contract/rules/*.test.ts'],
  },
  access: {
    rules: [
      'contract/operator-roles.ts',
      'server/access/access.ts',
      'server/facilities/administrators/acceptance-rule.ts',
    ],
    tests: [
      'contract/operator-roles.test.ts',
      'server/access/access.test.ts',
      'server/facilities/administrators/acceptance-rule.test.ts',
    ],
  },
  sale: {
    rules: [
      'server/lib/payments/{money,periods}.ts',
      'server/subscriptions/state.ts',
      'server/subscriptions/sale/refund-rule.ts',
    ],
    tests: [
      'server/lib/payments/*.test.ts',
      'server/subscriptions/state.test.ts',
      'server/subscriptions/sale/{refund-rule,renewal-price}.test.ts',
      'server/subscriptions/sync/status.test.ts',
    ],
  },
  tokens: {
    rules: ['server/accounts/{authenticator-codes,tokens}.ts', 'server/access/two-steps-rule.ts'],
    tests: ['server/accounts/{authenticator-codes,tokens}.test.ts', 'server/access/two-steps-rule.test.ts'],
  },
  reminders: {
    rules: ['server/reminders/due-reminders.ts'],
    tests: ['server/reminders/due-reminders.test.ts'],
  },
  play: {
    rules: [
      'web/screens/game/play/!(*.test).ts',
      'web/screens/game/player/visit-clock.ts',
      'web/screens/game/playthrough/start-point.ts',
    ],
    tests: [
      'web/screens/game/play/*.test.ts',
      'web/screens/game/player/visit-clock.test.ts',
      'web/screens/game/playthrough/start-point.test.ts',
    ],
  },
  outbox: {
    rules: ['web/data/outbox/outbox-rules.ts'],
    tests: ['web/data/outbox/outbox-rules.test.ts'],
  },
};

/** The part of its changes that a test must notice, in each area. */
export const leastNoticed = 0.85;

/** Stryker's report, as far as it is read (its mutation testing report schema). */
export type Report = { files: Record<string, { mutants: readonly { status: string }[] }> };

/** A change that was not tried, or did not compile, says nothing about the tests. */
const noticedStatuses = ['Killed', 'Timeout'];
const unnoticedStatuses = ['Survived', 'NoCoverage'];

/** How many changes of the files that a pattern names were tried, and how many of them a test noticed. */
export function scoreOf(
  patterns: readonly string[],
  { files }: Report,
): { changes: number; noticed: number } {
  const statuses = Object.entries(files)
    .filter(([file]) => patterns.some((pattern) => path.matchesGlob(file, pattern)))
    .flatMap(([, { mutants }]) => mutants.map(({ status }) => status));
  const noticed = statuses.filter((status) => noticedStatuses.includes(status)).length;
  return {
    changes: noticed + statuses.filter((status) => unnoticedStatuses.includes(status)).length,
    noticed,
  };
}
