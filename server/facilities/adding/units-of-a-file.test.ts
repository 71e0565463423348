import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { mostUnits } from '#contract/facility-units.ts';
import { runCommand } from '#server/operator/commands.ts';
import { testApp } from '#server/testing/test-app.ts';
import { facilitiesOf } from '../testing/facility.ts';

const tested = await testApp();
const { services } = tested;
const facility = facilitiesOf(tested);

/** A facility with so many seats, and calls of its administrator. */
async function withSeats(seats: number) {
  const made = await facility();
  await runCommand(['facility', 'change', made.facilityCode], {
    services,
    options: { seats: String(seats) },
    operator: 'ruth',
  });
  return { ...made, call: made.administrator.call };
}

const unique = (name: string) => `${name}-${randomUUID().slice(0, 8)}`;

test('units that a file names are offered by their first spelling, and added with their people when asked for', async () => {
  const { call, administrator } = await withSeats(20_000);
  await call(endpoints.addUnit, { name: 'East' });
  const [ada, ben, carl] = [unique('ada'), unique('ben'), unique('carl')];
  const csv = `username,unit\n${ada},North wing\n${ben},NORTH  WING\n${carl},east\n${ada},Never\n`;
  const send = async (body: object) => (await call(endpoints.importMembers, { csv, ...body })).json();
  const without = await send({ onlyCheck: true });
  expect([without.right, without.newUnits, without.wrong.length]).toEqual([1, [], 3]);
  expect(without.wrong[0].reason).toBe('You have no unit with the name North wing.');
  const offered = await send({ onlyCheck: true, addUnits: true });
  expect(offered).toMatchObject({ added: 0, right: 3, newUnits: ['North wing'], wrong: [{ line: 5 }] });
  expect((await call(endpoints.listUnits)).json().units).toHaveLength(1);
  expect((await send({ onlyRight: true, addUnits: true })).message).toBe('3 members and 1 unit were added.');
  expect((await call(endpoints.listUnits)).json().units).toMatchObject([
    { name: 'East', members: 1 },
    { name: 'North wing', members: 2 },
  ]);
  expect((await administrator.read()).facility.seats.taken).toBe(3);
});

test('a file cannot add more units than a facility may have, nor a name that no unit may have', async () => {
  const { call } = await withSeats(20_000);
  const names = Array.from({ length: mostUnits + 1 }, (_, index) => `Unit ${index}`);
  const rows = [...names, 'x'.repeat(61)].map((unit, index) => `${unique(`m${index}`)},${unit}`);
  const csv = `username,unit\n${rows.join('\n')}\n`;
  const { right, newUnits, wrong } = (await call(endpoints.importMembers, { csv, addUnits: true })).json();
  expect([right, newUnits.length, wrong.length]).toEqual([mostUnits, mostUnits, 2]);
  expect(wrong[0]).toEqual({ line: 202, reason: 'A facility can have at most 200 units.' });
  expect(wrong[1]).toMatchObject({ line: 203, reason: expect.stringMatching(/^The unit: .*60/) });
  expect((await call(endpoints.listUnits)).json().units).toEqual([]);
});

test('of two imports at once with the same new unit one is done whole and the other not at all', async () => {
  const { call, list } = await withSeats(20_000);
  const send = (name: string) =>
    call(endpoints.importMembers, { csv: `username,unit\n${unique(name)},South\n`, addUnits: true });
  const responses = await Promise.all([send('ada'), send('ben')]);
  const { units } = (await call(endpoints.listUnits)).json();
  const done = responses.filter(({ statusCode }) => statusCode === 200).length;
  expect(units).toMatchObject([{ name: 'South', members: done }]);
  expect((await list()).total).toBe(done);
  const refused = responses.filter(({ statusCode }) => statusCode !== 200).map((one) => one.json().code);
  expect(refused).toEqual(done === 2 ? [] : ['conflict']);
});

test('an import that the seats do not allow adds no unit either', async () => {
  const { call } = await withSeats(3);
  await call(endpoints.addMember, { userName: unique('first') });
  const csv = `username,unit\n${['a', 'b', 'c'].map((name) => `${unique(name)},North`).join('\n')}\n`;
  const full = await call(endpoints.importMembers, { csv, addUnits: true });
  expect(full.json().code).toBe('facility_full');
  expect((await call(endpoints.listUnits)).json().units).toEqual([]);
});

test('nobody is added while a column is not understood, unless the right rows are asked for', async () => {
  const { call, administrator } = await withSeats(20_000);
  const csv = `username,Room\n${unique('ada')},12\n`;
  const send = async (body: object) => (await call(endpoints.importMembers, { csv, ...body })).json();
  expect(await send({})).toMatchObject({ added: 0, right: 1, ignored: ['Room'], wrong: [] });
  expect((await administrator.read()).facility.seats.taken).toBe(0);
  expect(await send({ onlyRight: true })).toMatchObject({ added: 1, ignored: ['Room'] });
});

test('a unit in another form of Unicode is that unit, and a Greek name in capitals is named by its line', async () => {
  const { call } = await withSeats(20_000);
  const importCsv = (csv: string) => call(endpoints.importMembers, { csv });
  await call(endpoints.addUnit, { name: 'Café' });
  const name = unique('ΟΔΟΣ');
  expect((await importCsv(`username,unit\n${name},Cafe\u0301\n`)).json()).toMatchObject({
    added: 1,
    wrong: [],
  });
  expect((await call(endpoints.listUnits)).json().units).toMatchObject([{ name: 'Café' }]);
  expect((await importCsv(`username\n${name}\n`)).json()).toMatchObject({
    added: 0,
    wrong: [{ line: 2, reason: expect.stringContaining('This username already exists.') }],
  });
});
