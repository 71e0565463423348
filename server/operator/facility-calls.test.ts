import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { rowsPerPage } from '#contract/operator-desk.ts';
import type { OpenedFacility } from '#contract/operator-facilities.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { readInvitation } from '#server/facilities/testing/read-invitation.ts';
import { dayMs } from '#server/lib/clock.ts';
import { eq } from '#server/lib/database/query.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { auditLog } from '#server/tables/audit-log.ts';
import { emailsTo } from '#server/testing/emails.ts';
import { testApp } from '#server/testing/test-app.ts';
import { runCommand } from './commands.ts';
import { logInAnew } from './testing/log-in-anew.ts';

const tested = await testApp();
beforeEach(() => logInAnew(tested));
const { services, clock } = tested;
const { person } = peopleOf(tested);
const [support, billing] = [
  await person({ userType: 'operator', operatorRole: 'support' }),
  await person({ userType: 'operator', operatorRole: 'billing' }),
];

const search = async (body: object) => (await support.call(endpoints.searchFacilities, body)).json();
const create = async (body: object) => (await billing.call(endpoints.createFacility, body)).json();
const read = async (facilityId: string): Promise<OpenedFacility> =>
  (await support.call(endpoints.getFacility, undefined, { facilityId })).json();
const entriesAbout = (facilityId: string) =>
  services.database.select().from(auditLog).where(eq(auditLog.subject, facilityId)).orderBy(auditLog.id);

test('the operator sees whether an administrator is who founded the facility', async () => {
  const founder = await person({ userType: 'facilityAdmin' });
  const { facilities } = await search({ search: founder.facilityCode, page: 1 });
  const { administrators } = await read(facilities[0].facilityId);
  expect(administrators).toMatchObject([{ email: founder.email, isFounder: true }]);
});

test('a facility that is created has the defaults of the command line, and its users join by its code', async () => {
  const { message, facilityId } = await create({ name: ' Maple House ' });
  const facility = await read(facilityId);
  expect(facility).toEqual({
    facilityId,
    name: 'Maple House',
    waitingName: null,
    status: 'active',
    hasEnded: false,
    seatLimit: 25,
    seatsTaken: 0,
    endsOn: null,
    code: expect.stringMatching(/^\w{4}-\w{4}$/),
    terms: null,
    language: null,
    createdAt: clock.now().toISOString(),
    verifiedAt: clock.now().toISOString(),
    administrators: [],
    invitations: [],
  });
  expect(message).toBe(`Created. Give out the code ${facility.code}.`);
  await signUpPerson(services, { userType: 'facilityUser', facilityCode: String(facility.code) });
  expect((await read(facilityId)).seatsTaken).toBe(1);
  const { rows } = await runCommand(['facility', 'create', 'Elm', 'House'], {
    ...{ services, options: {}, operator: 'ruth' },
  });
  expect(rows).toMatchObject([{ status: 'active', seats: '0 of 25', ends: 'never', terms: '' }]);
});

test('sent twice with one key, a facility is created once', async () => {
  const given = { name: `Twice ${randomUUID().replaceAll(/\d/g, 'x')}`, operation: randomUUID() };
  const [first, second] = [await create(given), await create(given)];
  expect(second).toEqual(first);
  expect((await search({ search: given.name })).total).toBe(1);
  expect(await entriesAbout(first.facilityId)).toMatchObject([
    { operator: billing.account.id, command: 'facility create' },
  ]);
});

test('a change changes what is given, and the audit log has it with the operator', async () => {
  const { facilityId } = await create({
    name: 'Oak House',
    terms: '$6 a seat and month',
    endsOn: '2027-01-31',
  });
  const change = (body: object) => billing.call(endpoints.changeFacility, body, { facilityId });
  expect((await change({ status: 'suspended', seatLimit: 40 })).statusCode).toBe(200);
  expect(await read(facilityId)).toMatchObject({
    ...{ name: 'Oak House', status: 'suspended', seatLimit: 40, endsOn: '2027-01-31' },
    terms: '$6 a seat and month',
  });
  await change({ terms: null, endsOn: null });
  expect(await read(facilityId)).toMatchObject({ seatLimit: 40, terms: null, endsOn: null });
  expect((await change({})).json().message).toBe('Nothing to change was given.');
  const wrong = {
    seatLimit: 100_001,
    endsOn: '2027-02-31',
    terms: 'x'.repeat(201),
    status: 'closed',
    name: ' ',
  };
  expect(Object.keys((await change(wrong)).json().errors).sort()).toEqual(Object.keys(wrong).sort());
  expect(await entriesAbout(facilityId)).toMatchObject([
    { command: 'facility create' },
    { operator: billing.account.id, command: 'facility change', details: { seats: '0 of 40' } },
    { operator: billing.account.id, command: 'facility change', details: { ends: 'never', terms: '' } },
  ]);
});

test('a facility is verified, gets a new code, and has its code turned off', async () => {
  const administrator = await signUpPerson(services, { userType: 'facilityAdmin', isVerified: false });
  const code = String(administrator.facilityCode);
  const { facilities } = await search({ search: code.toLowerCase() });
  const [{ facilityId, verifiedAt }] = facilities;
  expect([facilities.length, verifiedAt]).toEqual([1, null]);
  const params = { facilityId };
  expect((await billing.call(endpoints.verifyFacility, undefined, params)).statusCode).toBe(200);
  expect((await read(facilityId)).verifiedAt).toBe(clock.now().toISOString());
  const { message } = (await billing.call(endpoints.giveFacilityNewCode, undefined, params)).json();
  const replaced = (await read(facilityId)).code;
  expect(message).toContain(replaced);
  expect((await search({ search: code })).total).toBe(0);
  await billing.call(endpoints.turnFacilityCodeOff, undefined, params);
  expect((await read(facilityId)).code).toBeNull();
  expect((await entriesAbout(facilityId)).map(({ command }) => command)).toEqual([
    'facility verify',
    'facility replace-code',
    'facility revoke-code',
  ]);
});

test('facilities come a page at a time, the newest first, and are found by a part of the name', async () => {
  for (let index = 0; index < rowsPerPage + 1; index += 1) {
    await create({ name: `Grove_${index}`, ...(index === 0 && { endsOn: '2026-06-03' }) });
    clock.advance(index % 3 === 0 ? 0 : 1000);
  }
  const [first, second] = [await search({ search: 'gROVE_' }), await search({ search: 'gROVE_', page: 2 })];
  expect([first.total, first.facilities.length, second.facilities.length]).toEqual([
    rowsPerPage + 1,
    rowsPerPage,
    1,
  ]);
  const ids = [...first.facilities, ...second.facilities].map(({ facilityId }) => facilityId);
  expect(new Set(ids).size).toBe(rowsPerPage + 1);
  expect(first.facilities[0].name).toBe(`Grove_${rowsPerPage}`);
  const [oldest] = (await search({ search: 'Grove_0' })).facilities;
  expect(oldest.hasEnded).toBe(false);
  clock.advance(3 * dayMs);
  await logInAnew(tested);
  expect((await read(oldest.facilityId)).hasEnded).toBe(true);
  expect((await search({ search: '%_' })).total).toBe(0);
});

test('support reads facilities and changes none, and an unknown one is not found', async () => {
  const { facilityId } = await create({ name: 'Ash House' });
  const params = { facilityId };
  for (const endpoint of [
    endpoints.verifyFacility,
    endpoints.giveFacilityNewCode,
    endpoints.turnFacilityCodeOff,
  ]) {
    expect((await support.call(endpoint, undefined, params)).statusCode).toBe(403);
    expect((await billing.call(endpoint, undefined, { facilityId: 'none' })).statusCode).toBe(404);
  }
  expect((await support.call(endpoints.changeFacility, { name: 'Mine' }, params)).statusCode).toBe(403);
  expect((await support.call(endpoints.createFacility, { name: 'Mine' })).statusCode).toBe(403);
  expect((await read(facilityId)).name).toBe('Ash House');
});

test('a facility gets its first administrator by the operator, on the web and on the command line', async () => {
  const { facilityId } = await create({ name: 'Birch House' });
  const code = String((await read(facilityId)).code);
  const director = await person({ userType: 'facilityUser', facilityCode: code });
  expect((await director.call(endpoints.listMembers)).statusCode).toBe(403);
  const invite = (by: typeof billing, email: string) =>
    by.call(endpoints.inviteFacilityAdministrator, { email }, { facilityId });
  expect((await invite(support, director.email)).statusCode).toBe(403);
  expect((await invite(billing, 'nobody@')).json().errors).toEqual({ email: 'Invalid email address' });
  expect((await invite(billing, director.email)).statusCode).toBe(200);
  const first = await readInvitation(services, director.email);
  const asOperator = { services, options: {}, operator: 'ruth' };
  clock.advance(1000);
  await runCommand(['facility', 'invite', code, director.email.toUpperCase()], asOperator);
  const accept = (token: string) =>
    director.call(endpoints.acceptAdministratorInvitation, undefined, { token });
  expect((await accept(first)).json().code).toBe('link_invalid');
  const invitations = [{ email: director.email.toUpperCase(), endsAt: expect.any(String) }];
  expect(await read(facilityId)).toMatchObject({ administrators: [], invitations });
  expect((await accept(await readInvitation(services, director.email.toUpperCase()))).statusCode).toBe(200);
  expect((await director.call(endpoints.listMembers)).statusCode).toBe(200);
  const { userName, email, userId } = await director.read();
  expect(await read(facilityId)).toMatchObject({
    seatsTaken: 0,
    administrators: [{ userId, name: userName, email, isFounder: false }],
    invitations: [],
  });
  expect((await invite(billing, email)).json()).toMatchObject({
    code: 'conflict',
    errors: { email: expect.any(String) },
  });
  const shown = await runCommand(['facility', 'show', code], asOperator);
  expect(shown.rows).toMatchObject([{ administrators: `${userName} <${email}>` }]);
  expect((await entriesAbout(facilityId)).map(({ command }) => command)).toEqual([
    'facility create',
    'facility invite',
    'facility invite',
  ]);
});

test('a facility that lost its last administrator gets another one by the operator', async () => {
  const last = await person({ userType: 'facilityAdmin' });
  const {
    facilities: [{ facilityId }],
  } = await search({ search: last.facilityCode });
  await last.call(endpoints.deleteAccount, { password: last.password });
  expect((await read(facilityId)).administrators).toEqual([]);
  const next = await person();
  await billing.call(endpoints.inviteFacilityAdministrator, { email: next.email }, { facilityId });
  const params = { token: await readInvitation(services, next.email) };
  expect((await next.call(endpoints.acceptAdministratorInvitation, undefined, params)).statusCode).toBe(200);
  expect((await next.call(endpoints.listAdministrators)).json().administrators).toMatchObject([
    { isYou: true },
  ]);
});

test('whoever creates a facility may name its first administrator, who is invited once', async () => {
  const given = {
    name: 'Pine House',
    administratorEmail: `${randomUUID()}@example.org`,
    operation: randomUUID(),
  };
  const { message, facilityId } = await create(given);
  expect(message).toContain(given.administratorEmail);
  await create(given);
  const { invitations } = await read(facilityId);
  expect(invitations).toMatchObject([{ email: given.administratorEmail }]);
  expect(await emailsTo(services, given.administratorEmail)).toHaveLength(1);
  const email = `${randomUUID()}@example.org`;
  await runCommand(['facility', 'create', 'Yew', 'House'], {
    ...{ services, options: { administrator: email }, operator: 'ruth' },
  });
  expect(await readInvitation(services, email)).toMatch(/^\S{20,}$/);
});

/** Makes an administrator of another facility run this one. */
const moveTo = (facilityId: string, accountId: string) =>
  services.database.$client.query('update facility_members set facility_id = $1 where account_id = $2', [
    ...[facilityId, accountId],
  ]);

test('the new name of a verified facility waits, unseen by members, until an operator accepts or refuses it', async () => {
  const { facilityId } = await create({ name: 'Larch House' });
  const code = String((await read(facilityId)).code);
  const administrator = await person({ userType: 'facilityAdmin' });
  await moveTo(facilityId, administrator.account.id);
  const member = await person({ userType: 'facilityUser', facilityCode: code });
  const rename = async (facilityName: string) =>
    (await administrator.call(endpoints.changeAccount, { facilityName })).json();
  const answer = (endpoint: typeof endpoints.acceptFacilityName, name: string) =>
    billing.call(endpoint, { name }, { facilityId });

  const { message, account } = await rename('Larch Court');
  expect(message).toBe(
    'We look at every new name first. Until then your facility is called Larch House. You will get an email.',
  );
  expect(account.facility).toMatchObject({ name: 'Larch House', waitingName: 'Larch Court' });
  expect((await member.read()).facility).toMatchObject({ name: 'Larch House' });
  expect((await member.read()).facility.waitingName).toBeUndefined();
  const { facilities } = await search({ search: 'larch court' });
  expect(facilities).toMatchObject([{ name: 'Larch House', waitingName: 'Larch Court' }]);

  await rename('Larch Park');
  const late = await answer(endpoints.acceptFacilityName, 'Larch Court');
  expect([late.statusCode, late.json().code]).toEqual([409, 'conflict']);
  const refused = (await answer(endpoints.refuseFacilityName, 'Larch Park')).json();
  expect(refused.message).toBe('It is still called Larch House. We have emailed its administrators.');
  expect((await answer(endpoints.refuseFacilityName, 'Larch Park')).statusCode).toBe(409);
  expect(await read(facilityId)).toMatchObject({ name: 'Larch House', waitingName: null });

  await rename('Larch Hill');
  expect((await rename('Larch House')).message).toBe('Saved.');
  expect((await read(facilityId)).waitingName).toBeNull();
  await rename('Larch Hill');
  const asOperator = { services, options: {}, operator: 'ruth' };
  const { rows } = await runCommand(['facility', 'accept-name', code, 'Larch Hill'], asOperator);
  expect(rows).toMatchObject([{ name: 'Larch Hill', 'waiting name': '' }]);
  expect((await member.read()).facility).toMatchObject({ name: 'Larch Hill' });
  const subjects = (await emailsTo(services, String(administrator.account.email))).map(
    ({ subject }) => subject,
  );
  expect(subjects).toEqual(
    expect.arrayContaining([
      'Your facility is not called Larch Park',
      'Your facility is now called Larch Hill',
    ]),
  );
  expect((await entriesAbout(facilityId)).map(({ command }) => command)).toEqual([
    'facility create',
    'facility refuse-name',
    'facility accept-name',
  ]);
});

test('a name that waits ends with another name, and with the verification', async () => {
  const { facilityId } = await create({ name: 'Alder House' });
  const administrator = await person({ userType: 'facilityAdmin' });
  await moveTo(facilityId, administrator.account.id);
  const rename = (facilityName: string) => administrator.call(endpoints.changeAccount, { facilityName });
  await rename('Alder Court');
  await billing.call(endpoints.changeFacility, { name: 'Alder Park' }, { facilityId });
  expect(await read(facilityId)).toMatchObject({ name: 'Alder Park', waitingName: null });
  await rename('Alder Court');
  await billing.call(endpoints.changeFacility, { seatLimit: 30 }, { facilityId });
  expect(await read(facilityId)).toMatchObject({ name: 'Alder Park', waitingName: 'Alder Court' });
  await runCommand(['facility', 'unverify', facilityId], { services, options: {}, operator: 'ruth' });
  expect(await read(facilityId)).toMatchObject({ name: 'Alder Park', waitingName: null });
});

test('a name is answered for a facility that nobody runs anymore', async () => {
  const { facilityId } = await create({ name: 'Rowan House' });
  const administrator = await person({ userType: 'facilityAdmin' });
  await moveTo(facilityId, administrator.account.id);
  await administrator.call(endpoints.changeAccount, { facilityName: 'Rowan Court' });
  await administrator.call(endpoints.deleteAccount, { password: administrator.password });
  const answered = await billing.call(endpoints.acceptFacilityName, { name: 'Rowan Court' }, { facilityId });
  expect(answered.statusCode).toBe(200);
  expect(await read(facilityId)).toMatchObject({ name: 'Rowan Court', waitingName: null });
});

test('a member who becomes an administrator gives the seat back, also of a full facility', async () => {
  const { facilityId } = await create({ name: 'Aspen House', seatLimit: 1 });
  const code = String((await read(facilityId)).code);
  const member = await person({ userType: 'facilityUser', facilityCode: code });
  expect((await read(facilityId)).seatsTaken).toBe(1);
  await services.database.$client.query('update accounts set email_verified_at = now() where id = $1', [
    member.account.id,
  ]);
  const email = String(member.account.email);
  await billing.call(endpoints.inviteFacilityAdministrator, { email }, { facilityId });
  const params = { token: await readInvitation(services, email) };
  await member.call(endpoints.acceptAdministratorInvitation, undefined, params);
  expect((await read(facilityId)).seatsTaken).toBe(0);
});

test('fewer seats than are taken are said honestly, and nobody is added', async () => {
  const { facilityId } = await create({ name: 'Hazel House', seatLimit: 3 });
  const code = String((await read(facilityId)).code);
  for (const _ of [1, 2, 3]) await person({ userType: 'facilityUser', facilityCode: code });
  const changed = await billing.call(endpoints.changeFacility, { seatLimit: 2 }, { facilityId });
  expect(changed.json().message).toBe(
    'Saved. 3 seats are taken: nobody is added until there are fewer members.',
  );
  const administrator = await person({ userType: 'facilityAdmin' });
  await moveTo(facilityId, administrator.account.id);
  const added = await administrator.call(endpoints.addMember, {
    userName: `late-${randomUUID().slice(0, 8)}`,
  });
  expect(added.json().code).toBe('facility_full');
});
