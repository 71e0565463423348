import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { maxPlanChanges, type PlanChange } from '#contract/plans.ts';
import { planOf } from '#contract/rules/plan.ts';
import { planChange } from '#contract/testing/plan-changes.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { testApp } from '#server/testing/test-app.ts';

const tested = await testApp();
const { services, clock } = tested;
const { person } = peopleOf(tested);

const ago = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000).toISOString();
const change = (over: Partial<PlanChange> = {}) => planChange({ id: randomUUID(), madeAt: ago(5), ...over });

/** A person who may play, with the calls for their plan. */
async function player() {
  const { call, account } = await person({ isSubscribed: true });
  const save = (...changes: object[]) => call(endpoints.savePlanChanges, { changes });
  const list = async () => (await call(endpoints.listPlanChanges)).json().changes as PlanChange[];
  return { call, save, list, id: account.id };
}

test('changes come back as they were sent, in the order in which they were made', async () => {
  const { save, list } = await player();
  const mark = change({ exerciseId: 2, madeAt: ago(9) });
  const choice = change({ kind: 'chosen', exerciseId: 2, helper: 'Anna', madeAt: ago(8) });
  const done = change({ kind: 'done', exerciseId: 2, afterDays: 7, madeAt: ago(1) });
  expect((await save(done, choice)).json()).toEqual({ message: 'Your plan is saved.' });
  await save(mark);
  expect(await list()).toEqual([mark, choice, done]);
});

test('a change that is sent again changes nothing, also within one save and beside a new one', async () => {
  const { save, list } = await player();
  const first = change({ madeAt: ago(2) });
  await Promise.all([save(first, first), save(first), save(first, { ...first, kind: 'safe' })]);
  await save({ ...first, kind: 'elsewhere' }, change({ exerciseId: 3, madeAt: ago(1) }));
  expect((await list()).map(({ exerciseId }) => exerciseId)).toEqual([1, 3]);
});

test('of two changes with one id within one save the first is kept', async () => {
  const { save, list } = await player();
  const kinds = ['have', 'safe', 'elsewhere'] as const;
  for (const kind of kinds) {
    const sent = change({ kind });
    await save(sent, ...kinds.filter((other) => other !== kind).map((other) => ({ ...sent, kind: other })));
  }
  expect((await list()).map(({ kind }) => kind).sort()).toEqual([...kinds].sort());
});

test('a change from a clock that is ahead is dated by its arrival', async () => {
  const { save, list } = await player();
  await save(change({ madeAt: '2199-01-01T00:00:00.000Z' }));
  expect(await list()).toMatchObject([{ madeAt: clock.now().toISOString() }]);
});

test('all fifty things fit into one plan, and into one save', async () => {
  const { save, list } = await player();
  await save(...Array.from({ length: 50 }, (_, index) => change({ exerciseId: index + 1 })));
  expect(planOf(await list(), clock.now()).things).toHaveLength(50);
});

test('a plan never ends: with 2,000 changes those that later ones have superseded make room, and it stays the same', async () => {
  const { save, list, id } = await player();
  const first = change({ madeAt: ago(9) });
  const choice = change({ kind: 'chosen', exerciseId: 3, madeAt: ago(8) });
  await save(first, choice, change({ exerciseId: 2, madeAt: ago(7) }));
  await services.database.$client.query(
    `insert into plan_changes select account_id, gen_random_uuid(), 2, content_version, kind, what, planned_for, helper,
      after_days, made_at, received_at from plan_changes, generate_series(4, $2) where account_id = $1 and exercise_id = 2`,
    [id, maxPlanChanges],
  );
  const before = planOf(await list(), clock.now());
  expect(await list()).toHaveLength(maxPlanChanges);
  expect((await save(first)).statusCode).toBe(200);
  expect(await list()).toHaveLength(maxPlanChanges);
  expect((await save(change({ exerciseId: 2 }))).statusCode).toBe(200);
  expect((await list()).length).toBeLessThan(maxPlanChanges / 1.9);
  expect(planOf(await list(), clock.now())).toEqual(before);
  expect(await list()).toContainEqual(choice);
});

test('a person sees their own plan only', async () => {
  const [ann, bob] = [await player(), await player()];
  const same = change();
  await ann.save(same);
  expect(await bob.list()).toEqual([]);
  await bob.save({ ...same, kind: 'safe' });
  expect([await ann.list(), await bob.list()]).toMatchObject([[{ kind: 'have' }], [{ kind: 'safe' }]]);
});

test('what was said of an exercise that has been replaced is marked as such', async () => {
  const { save, list } = await player();
  const [version = ''] = services.content.retiredTitles.keys();
  await save(change({ contentVersion: version }));
  expect(await list()).toMatchObject([{ retired: true }]);
});

test('changes made while a person could play are kept after that, and others are not', async () => {
  const { call, account } = await person({ isSubscribed: false });
  const save = await call(endpoints.savePlanChanges, { changes: [change()] });
  expect([save.statusCode, save.json().code]).toEqual([402, 'subscription_required']);
  expect((await call(endpoints.listPlanChanges)).statusCode).toBe(402);
  const { rows } = await services.database.$client.query('select 1 from plan_changes where account_id = $1', [
    account.id,
  ]);
  expect(rows).toEqual([]);
});

test('an administrator sees nothing of the plan of a member', async () => {
  const administrator = await person({ userType: 'facilityAdmin' });
  const facilityCode = administrator.facilityCode as string;
  const member = await person({ userType: 'facilityUser', facilityCode });
  const words = 'Ask my niece about the rug';
  const changes = [change({ kind: 'chosen', what: words, helper: words })];
  expect((await member.call(endpoints.savePlanChanges, { changes })).statusCode).toBe(200);
  const ofMember = { userId: member.account.id };
  const results = await administrator.call(endpoints.getMemberResults, undefined, ofMember);
  const members = await administrator.call(endpoints.listMembers);
  expect([results.statusCode, members.statusCode]).toEqual([200, 200]);
  expect(members.body).toContain(member.account.id);
  expect(results.body + members.body).not.toContain('niece');
  expect((await administrator.call(endpoints.listPlanChanges)).json()).toEqual({ changes: [] });
});

test('a download of all data has the plan', async () => {
  const { call, save } = await player();
  await save(change({ kind: 'chosen', what: 'Put the rug away' }));
  const { plan_changes: rows } = (await call(endpoints.exportAccount)).json();
  expect(rows).toMatchObject([{ kind: 'chosen', what: 'Put the rug away' }]);
});
