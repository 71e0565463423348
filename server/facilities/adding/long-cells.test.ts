import { expect, test } from 'vitest';
import { longestCsv } from '#contract/facility-adding-members.ts';
import { isLinear, longTexts, timeOf } from '#contract/testing/long-texts.ts';
import { Problem } from '#server/lib/problem.ts';
import { runCommand } from '#server/operator/commands.ts';
import { testApp } from '#server/testing/test-app.ts';
import { facilitiesOf } from '../testing/facility.ts';
import { importMembers } from './import-members.ts';
import { faultIn, readRows } from './read-people.ts';

const tested = await testApp();
const { services } = tested;
const facility = facilitiesOf(tested);

const texts = [
  ...longTexts,
  ...['(', '[', '([', '"', '"a', '\r', ',', ';', '\t', '|', '=""', '(a', 'a)'].map(
    (unit) => (length: number) => unit.repeat(length / unit.length),
  ),
];

function read(csv: string): void {
  try {
    for (const row of readRows(csv, 5).rows) faultIn(row);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
}

test.each([
  ['the headings', (text: string) => `${text}\nada\n`],
  ['a heading beside others', (text: string) => `username,${text}\nada\n`],
  ['a cell', (text: string) => `username,email\n${text},a@example.org\n`],
  ['a cell in quotation marks', (text: string) => `username,email\nada,"${text}"\n`],
  ['a column that is not read', (text: string) => `username,room\nada,${text}\n`],
])(
  '%s of a file may be any text: four times as long, it takes at most five times as long',
  (_where, fileOf) => {
    const floorMs = 40;
    const slow = texts.filter((text) => !isLinear((given) => read(fileOf(given)), text, { floorMs }));
    expect(slow.map((text) => text(8))).toEqual([]);
  },
);

test.each(['\n', '\r\n', ',\n', ',,,\n', 'a,b,c\n', '"\n'])(
  '1.5 MB of %j are read within two seconds',
  (unit) => {
    const csv = `username,email\nada,${unit.repeat(longestCsv / unit.length - 100)}`;
    expect(timeOf(() => read(csv))).toBeLessThan(2000);
  },
);

/** How long a check of 1,000 such rows takes, and that each is wrong. */
async function importer() {
  const { administrator, facilityCode } = await facility([], true);
  const change = ['facility', 'change', facilityCode];
  await runCommand(change, { services, options: { seats: '20000' }, operator: 'ruth' });
  const caller = { accountId: administrator.account.id, userType: 'facilityAdmin' };
  return async (headings: string, row: string, rows: number) => {
    const body = { csv: `${headings}\n${`${row}\n`.repeat(rows)}`, onlyCheck: true };
    const call = { body, caller, origin: '', language: 'en' } as unknown as Parameters<
      typeof importMembers
    >[1];
    const start = performance.now();
    expect((await importMembers(services, call)).wrong).toHaveLength(rows);
    return performance.now() - start;
  };
}

const marks = (length: number) => `a${'\u0301'.repeat(length / 2)}${'\u0316'.repeat(length / 2)}`;

test('a file with one address of 50,000 dots is refused at once', async () => {
  const check = await importer();
  await check('email', 'a@', 1);
  const long = `a@${'.'.repeat(50_000)}@`;
  // Other tests run beside it and take their share of some of the calls.
  let shortest = Number.POSITIVE_INFINITY;
  for (let call = 0; call < 10 && shortest >= 50; call += 1)
    shortest = Math.min(shortest, await check('email', long, 1));
  expect(shortest).toBeLessThan(50);
});

test.each([
  ['address', 'email', `${'a.'.repeat(140)}@gmail.com`],
  ['username', 'username', marks(900)],
])(
  '1,000 rows with a long %s take at most ten times as long as other wrong ones',
  async (_cell, headings, row) => {
    const check = await importer();
    await check(headings, 'a@', 1000);
    const other = await check(headings, 'a@', 1000);
    const times = [await check(headings, row, 1000), await check(headings, row, 1000)];
    expect(Math.min(...times) / other).toBeLessThan(10);
  },
);
