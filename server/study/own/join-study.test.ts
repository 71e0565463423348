import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { saveBody } from '#server/answers/testing/player.ts';
import { dayMs } from '#server/lib/clock.ts';
import { eq, sql } from '#server/lib/database/query.ts';
import { studyConsents } from '#server/tables/study.ts';
import { emailsTo } from '#server/testing/emails.ts';
import { testApp } from '#server/testing/test-app.ts';
import { consentText, trialsOf } from '../testing/trial.ts';

const tested = await testApp({ RATE_LIMITS: 'strict' });
const { services, clock } = tested;
const { database } = services;
const { person } = peopleOf(tested);
const { trial, participant, signature } = trialsOf(tested);

type Someone = Awaited<ReturnType<typeof person>>;
const join = (one: Someone, code: string, given: object = {}) =>
  one.call(endpoints.joinStudy, { code, ...signature(given) });
const own = async (one: Someone) => (await one.call(endpoints.getOwnStudy)).json().participation;
const consentOf = async ({ account }: Someone) =>
  (await database.select().from(studyConsents).where(eq(studyConsents.accountId, account.id)))[0];

test('a person reads the text of a code in full before anything is stored, and joins by signing it', async () => {
  const { codes, studyId, name } = await trial();
  const ann = await person();
  const typed = ` ${codes[0]?.toLowerCase().slice(0, 5)}-${codes[0]?.slice(5)} `;
  const found = await ann.call(endpoints.findStudy, { code: typed });
  expect(found.json().study).toMatchObject({
    studyId,
    text: consentText,
    version: '1',
    contactName: 'The trial office',
  });
  expect(await consentOf(ann)).toBeUndefined();
  expect((await join(ann, typed)).json().message).toContain(name);
  expect(await consentOf(ann)).toMatchObject({
    ...{ studyId, code: codes[0], arm: 'game', version: '1', signedName: 'Ann Lee', opensAt: null },
    signedOn: clock.now().toISOString().slice(0, 10),
  });
  expect(await own(ann)).toMatchObject({ code: codes[0], signedName: 'Ann Lee', needsSignature: false });
  expect(await ann.read()).toMatchObject({ study: { isTrial: true } });
});

test('a code works once, also for two people at the same time', async () => {
  const { codes } = await trial();
  const people = [await person(), await person()];
  const codesOf = await Promise.all(
    people.map(async (one) => (await join(one, codes[0] as string)).statusCode),
  );
  expect(codesOf.sort()).toEqual([200, 409]);
  const late = await (await person()).call(endpoints.findStudy, { code: codes[0] });
  expect(late.json()).toMatchObject({
    code: 'conflict',
    errors: { code: expect.stringContaining('has been used') },
  });
});

test('nobody joins before the first day or after the last one', async () => {
  const { inDays } = trialsOf(tested);
  const early = await trial({ startsOn: inDays(2) });
  const ann = await person();
  expect((await join(ann, early.codes[0] as string)).json().code).toBe('conflict');
  const late = await trial({ endsOn: inDays(1) });
  clock.advance(2 * dayMs);
  expect((await join(await person(), late.codes[0] as string)).json().code).toBe('gone');
});

test('somebody of one study cannot join another, and changes over from the one that is open to everybody', async () => {
  const [one, other] = [await trial(), await trial()];
  const ann = await participant(one.codes[0] as string);
  const second = await join(ann, other.codes[0] as string);
  expect(second.json()).toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('another study'),
  });
  expect((await ann.call(endpoints.saveStudyConsent, { study: { version: '1' } })).json().code).toBe(
    'conflict',
  );
  await ann.call(endpoints.saveStudyConsent, { study: null });
  expect(await own(ann)).not.toBeNull();
  const bob = await person();
  await bob.call(endpoints.saveStudyConsent, { study: { version: '1' } });
  expect(await own(bob)).toBeNull();
  expect((await join(bob, other.codes[0] as string)).statusCode).toBe(200);
  expect(await consentOf(bob)).toMatchObject({ studyId: other.studyId });
});

test.each([
  ['an old version', { version: '0' }, 'conflict', undefined],
  ['no name', { name: ' ' }, 'validation', 'name'],
  ['a day that is not today', { day: '2020-01-01' }, 'validation', 'day'],
])('with %s the signature is rejected', async (_what, given, code, field) => {
  const { codes } = await trial();
  const ann = await person();
  const { errors, ...problem } = (await join(ann, codes[0] as string, given)).json();
  expect([problem.code, Object.keys(errors ?? {})[0]]).toEqual([code, field]);
  expect(await consentOf(ann)).toBeUndefined();
});

test('wrong codes are slowed down: after 20 an hour even a right one waits', async () => {
  const { codes } = await trial();
  const ann = await person();
  for (let count = 0; count < 20; count += 1) {
    const { code, errors } = (await ann.call(endpoints.findStudy, { code: `WRONG${count}` })).json();
    expect([code, Object.keys(errors)]).toEqual(['not_found', ['code']]);
  }
  expect((await join(ann, codes[0] as string)).json().code).toBe('too_many_requests');
  expect((await join(await person(), codes[0] as string)).statusCode).toBe(200);
});

test('permuted blocks keep the arms even, and no arm is decided before a code is used', async () => {
  const { codes, studyId } = await trial({ allocation: 'blocks', blockSizes: [4] }, Array(8).fill(''));
  const { rows } = await database.execute(sql`select arm from study_codes where study_id = ${studyId}`);
  expect(rows.every(({ arm }) => arm === null)).toBe(true);
  const arms: (string | null | undefined)[] = [];
  for (const code of codes) arms.push((await consentOf(await participant(code)))?.arm);
  for (const block of [arms.slice(0, 4), arms.slice(4)])
    expect(block.toSorted()).toEqual(['game', 'game', 'wait', 'wait']);
});

test('a waiting arm sees the game after its days, and its earlier answers are still saved', async () => {
  const { codes } = await trial();
  const ann = await participant(codes[1] as string);
  expect((await own(ann)).opensAt).toBe(new Date(clock.now().getTime() + 90 * dayMs).toISOString());
  const game = () => ann.call(endpoints.getGame, undefined, { gameID: '1' });
  expect((await game()).json().code).toBe('study_waiting');
  const attempt = (at: Date) => ({ attempt_outcome: 'correct' as const, attempted_at: at.toISOString() });
  const save = (at: Date) => ann.call(endpoints.saveAnswer, saveBody({ exercise: { main: [attempt(at)] } }));
  expect((await save(new Date(clock.now().getTime() - dayMs))).statusCode).toBe(200);
  expect((await save(clock.now())).json().code).toBe('study_waiting');
  await ann.call(endpoints.leaveStudy, { keep: true });
  expect((await game()).statusCode).toBe(200);
  const soon = await trial({ arms: [{ id: 'wait', name: 'Waiting list', waitDays: 1 }] }, ['wait']);
  const bob = await participant(soon.codes[0] as string);
  const gameOfBob = () => bob.call(endpoints.getGame, undefined, { gameID: '1' });
  expect((await gameOfBob()).json().code).toBe('study_waiting');
  clock.advance(dayMs);
  expect((await gameOfBob()).statusCode).toBe(200);
});

test('a new version of the text is signed, and the earlier signature is kept', async () => {
  const { codes, studyId, owner } = await trial();
  const ann = await participant(codes[0] as string);
  clock.advance(1000);
  const text = `${consentText} And one thing more.`;
  expect((await owner.call(endpoints.addStudyText, { version: '2', text }, { studyId })).statusCode).toBe(
    200,
  );
  expect(await own(ann)).toMatchObject({
    needsSignature: true,
    signedVersion: '1',
    study: { version: '2', text },
  });
  const sign = (version: string) => ann.call(endpoints.signStudy, signature({ version, name: 'Ann B. Lee' }));
  expect((await sign('1')).json().code).toBe('conflict');
  expect((await sign('2')).statusCode).toBe(200);
  expect(await own(ann)).toMatchObject({
    needsSignature: false,
    signedVersion: '2',
    signedName: 'Ann B. Lee',
  });
  expect(await consentOf(ann)).toMatchObject({ code: codes[0], arm: 'game' });
  const download = (await ann.call(endpoints.exportAccount)).json();
  expect(download.past_study_consents).toMatchObject([{ version: '1', signed_name: 'Ann Lee' }]);
});

test('a copy of the signed text goes to the confirmed address', async () => {
  const { codes, name } = await trial();
  const ann = await participant(codes[0] as string);
  expect((await ann.call(endpoints.emailStudyConsent)).json().message).toContain(ann.email);
  const copy = (await emailsTo(services, ann.email)).find(({ subject }) => subject.startsWith('Your copy'));
  expect(copy?.subject).toBe(`Your copy: ${name}`);
  for (const part of [consentText.slice(0, 40), 'Ann Lee', codes[0] as string, 'IRB 2026-17'])
    expect(copy?.text.replaceAll(/\s+/g, ' ')).toContain(part);
  expect((await (await person()).call(endpoints.emailStudyConsent)).json().code).toBe('not_found');
});

test('who leaves and keeps nothing back leaves no row with the code, but one in the count', async () => {
  const { codes, studyId, owner } = await trial();
  const ann = await participant(codes[0] as string);
  await ann.call(endpoints.leaveStudy, { keep: false });
  expect(await consentOf(ann)).toBeUndefined();
  const left = await database.execute(sql`select from study_codes where code = ${codes[0]}`);
  expect(left.rows).toEqual([]);
  const opened = (await owner.call(endpoints.getStudy, undefined, { studyId })).json();
  expect(opened.flow[0]).toMatchObject({ arm: 'game', joined: 1, leftKept: 0, leftDeleted: 1, taking: 0 });
  expect(opened.codes).toEqual({ listed: 4, unused: 3 });
  expect((await ann.call(endpoints.leaveStudy, { keep: false })).json().code).toBe('not_found');
});

test('who leaves and lets the study keep the data can have it deleted later, and joins no other study before', async () => {
  const [one, other] = [await trial(), await trial()];
  const ann = await participant(one.codes[0] as string);
  await ann.call(endpoints.leaveStudy, { keep: true });
  expect(await own(ann)).toBeNull();
  expect(await consentOf(ann)).toMatchObject({ leftAt: clock.now() });
  expect((await join(ann, other.codes[0] as string)).json().message).toContain('keeps what it collected');
  expect((await ann.call(endpoints.leaveStudy, { keep: false })).statusCode).toBe(200);
  expect((await join(ann, other.codes[0] as string)).statusCode).toBe(200);
});

test('an account that is deleted counts as one withdrawal, before and after its rows are gone', async () => {
  const { codes, studyId, owner } = await trial();
  const ann = await participant(codes[0] as string);
  const flow = async () => (await owner.call(endpoints.getStudy, undefined, { studyId })).json().flow[0];
  expect(await flow()).toMatchObject({ joined: 1, taking: 1 });
  await ann.call(endpoints.deleteAccount, { password: ann.password });
  expect(await flow()).toMatchObject({ joined: 1, leftDeleted: 1, taking: 0 });
  const opened = (await owner.call(endpoints.getStudy, undefined, { studyId })).json();
  expect(opened.codes).toEqual({ listed: 4, unused: 3 });
});
