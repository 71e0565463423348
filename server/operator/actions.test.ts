import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { isForOperators } from '#contract/operator-roles.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { listAuditEntries } from '#server/audit/audit-log.ts';
import { addPrice } from '#server/subscriptions/testing/fixtures.ts';
import { testApp } from '#server/testing/test-app.ts';
import { actions } from './actions.ts';
import { runCommand } from './commands.ts';
import type { Options } from './read-options.ts';

const tested = await testApp();
const { services } = tested;
const { person } = peopleOf(tested);
await addPrice(services);
const owner = await person({ userType: 'operator', operatorRole: 'owner' });

const operate = (line: string, options: Options = {}) =>
  runCommand(line.split(' '), { services, options, operator: 'ruth' });

test.each(actions)('$name has a call or a command, and no other action has them', (action) => {
  const { name, endpoint, command } = action;
  expect(endpoint ?? command).not.toBeNull();
  expect(command?.usage.startsWith(name) ?? true).toBe(true);
  const same = actions.filter((one) => one.name === name || (endpoint && one.endpoint === endpoint));
  expect(same).toEqual([action]);
});

test('every call of operators is the call of an action', () => {
  const calls = Object.values(endpoints).filter((one) => 'only' in one && isForOperators(one.only));
  expect(actions.flatMap(({ endpoint }) => endpoint ?? [])).toHaveLength(calls.length);
  expect(actions.map(({ endpoint }) => endpoint)).toEqual(expect.arrayContaining(calls));
});

test.each(actions.filter(({ endpoint }) => endpoint !== null))(
  '$name is recorded in the audit log if its call changes something',
  ({ endpoint, isChange }) => {
    const onlyReads = endpoint?.method === 'GET' || endpoint?.path.endsWith('/search');
    expect(isChange).toBe(!onlyReads);
  },
);

/** What the last action left in the audit log, without who did it and to what. */
async function lastEntry() {
  const [entry] = await listAuditEntries(services.database, { limit: 1 });
  const { command, details } = entry ?? {};
  const { id, code, ...kept } = details as Record<string, unknown>;
  return { command, ...kept };
}

test('a code that is made by a call is the one that the command makes', async () => {
  const body = { percentOff: 50, lasts: 'months', months: 3, maxUses: 10, expiresOn: '2027-01-31' };
  expect((await owner.call(endpoints.createDiscountCode, { code: 'on-the-web', ...body })).statusCode).toBe(
    200,
  );
  const onTheWeb = await lastEntry();
  const options = { percent: '50', lasts: '3', uses: '10', expires: '2027-01-31' };
  await operate('code create on-the-machine', options);
  expect(await lastEntry()).toEqual(onTheWeb);
  const { codes } = (await owner.call(endpoints.listDiscountCodes)).json();
  expect(codes[1]).toEqual({ ...codes[0], code: codes[1].code });
});

test('a facility that is made and changed by calls is the one that the commands make', async () => {
  const made = await owner.call(endpoints.createFacility, { name: 'Rose Court' });
  const { facilityId } = made.json();
  const madeOnTheWeb = await lastEntry();
  const [row] = (await operate('facility create Rose Court')).rows;
  expect(await lastEntry()).toEqual(madeOnTheWeb);
  await owner.call(
    endpoints.changeFacility,
    { seatLimit: 3, endsOn: '2027-01-31', terms: '$6 a seat' },
    { facilityId },
  );
  const changedOnTheWeb = await lastEntry();
  await operate(`facility change ${row?.id}`, { seats: '3', ends: '2027-01-31', terms: '$6 a seat' });
  expect(await lastEntry()).toEqual(changedOnTheWeb);
  const shown = async (id: unknown) => (await operate(`facility show ${id}`)).rows[0];
  expect(await shown(row?.id)).toEqual({ ...(await shown(facilityId)), id: row?.id, code: row?.code });
});
