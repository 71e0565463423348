/** The rules that `npm run mutants` changes, by what they are about. */
export const areas: Record<string, readonly string[]> = {
  scoring: ['contract/rules/scoring.ts', 'contract/rules/playthrough.ts', 'contract/rules/report-figures.ts'],
  access: [
    'contract/operator-roles.ts',
    'server/access/access.ts',
    'server/facilities/administrators/acceptance-rule.ts',
  ],
  'discounts and payments': [
    'server/lib/payments/money.ts',
    'server/lib/payments/periods.ts',
    'server/subscriptions/state.ts',
    'server/subscriptions/sale/refund-rule.ts',
  ],
  tokens: [
    'server/accounts/tokens.ts',
    'server/access/two-steps-rule.ts',
    'server/accounts/authenticator-codes.ts',
  ],
  schedules: [
    'contract/rules/schedule.ts',
    'contract/rules/todays-three.ts',
    'contract/rules/what-changed.ts',
    'server/reminders/due-reminders.ts',
  ],
};

/** The part of its changes that a test must notice, in each area. */
export const leastNoticed = 0.85;

/** Stryker's report, as far as it is read (its mutation testing report schema). */
export type Report = { files: Record<string, { mutants: readonly { status: string }[] }> };

export type AreaScore = { area: string; changes: number; noticed: number };

/** A change that was not tried, or did not compile, says nothing about the tests. */
const noticedStatuses = ['Killed', 'Timeout'];
const unnoticedStatuses = ['Survived', 'NoCoverage'];

/** How many changes of each area were tried, and how many of them a test noticed. */
export function scoresIn({ files }: Report): AreaScore[] {
  return Object.entries(areas).map(([area, ownFiles]) => {
    const statuses = ownFiles.flatMap((file) => files[file]?.mutants ?? []).map(({ status }) => status);
    const noticed = statuses.filter((status) => noticedStatuses.includes(status)).length;
    const unnoticed = statuses.filter((status) => unnoticedStatuses.includes(status)).length;
    return { area, changes: noticed + unnoticed, noticed };
  });
}
