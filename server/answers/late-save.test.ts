import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { type SeededPerson, signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { testApp } from '#server/testing/test-app.ts';

const { app, services, clock } = await testApp();
const dayMs = 24 * 3_600_000;
const daysAgo = (days: number) => new Date(clock.now().getTime() - days * dayMs);

const save = ({ token }: SeededPerson, ...playedAt: Date[]) =>
  app.inject({
    method: 'POST',
    url: endpoints.saveAnswer.path,
    headers: { authorization: `Bearer ${token}` },
    payload: {
      gameID: '1',
      newSession: false,
      exercise: {
        exercise_id: 1,
        time: 20,
        repeats: 0,
        skip: false,
        main: playedAt.map((at) => ({ attempt_outcome: 'correct', attempted_at: at.toISOString() })),
      },
    },
  });

/** A person who has paid until three days ago. */
async function lapsed(status = 'active') {
  const person = await signUpPerson(services, { isSubscribed: true });
  await services.database.$client.query(
    'update subscriptions set status = $2, period_end = $3 where account_id = $1',
    [person.account.id, status, daysAgo(3)],
  );
  return person;
}

test.each(['active', 'ended'])(
  'after a subscription (%s) ends, answers from before its end are saved',
  async (status) => {
    expect((await save(await lapsed(status), daysAgo(5), daysAgo(4))).statusCode).toBe(200);
  },
);

test('answers from after the end are rejected, even together with earlier ones', async () => {
  const response = await save(await lapsed(), daysAgo(5), daysAgo(2));
  expect([response.statusCode, response.json().code]).toEqual([402, 'subscription_required']);
});

test('an unpaid renewal counts until its grace period ends', async () => {
  const person = await lapsed('past_due');
  await services.database.$client.query('update subscriptions set grace_ends_at = $2 where account_id = $1', [
    person.account.id,
    daysAgo(1),
  ]);
  expect((await save(person, daysAgo(2))).statusCode).toBe(200);
  expect((await save(person, clock.now())).statusCode).toBe(402);
});

test('people who never had access cannot save', async () => {
  expect((await save(await signUpPerson(services), daysAgo(1))).json().code).toBe('subscription_required');
  const incomplete = await lapsed('incomplete');
  expect((await save(incomplete, daysAgo(5))).json().code).toBe('subscription_required');
});

test('after the last day of a facility, earlier answers are saved and later ones are rejected', async () => {
  const person = await signUpPerson(services, { userType: 'facilityAdmin' });
  await services.database.$client.query('update facilities set ends_at = $2 where code = $1', [
    person.facilityCode,
    daysAgo(3),
  ]);
  expect((await save(person, daysAgo(4))).statusCode).toBe(200);
  const later = await save(person, daysAgo(2));
  expect([later.statusCode, later.json().code]).toEqual([403, 'facility_ended']);
});

test('answers of a suspended facility are saved, since nobody knows when it was suspended', async () => {
  const person = await signUpPerson(services, { userType: 'facilityAdmin' });
  await services.database.$client.query(`update facilities set status = 'suspended' where code = $1`, [
    person.facilityCode,
  ]);
  expect((await save(person, daysAgo(1))).statusCode).toBe(200);
});

const leave = ({ token }: SeededPerson) =>
  app.inject({
    method: endpoints.leaveFacility.method,
    url: endpoints.leaveFacility.path,
    headers: { authorization: `Bearer ${token}` },
  });

test('after leaving a facility, earlier answers are saved and later ones are rejected', async () => {
  const person = await signUpPerson(services, { userType: 'facilityUser' });
  expect((await leave(person)).statusCode).toBe(200);
  expect((await save(person, daysAgo(1))).statusCode).toBe(200);
  const later = await save(person, clock.now());
  expect([later.statusCode, later.json().code]).toEqual([402, 'subscription_required']);
});

test('leaving a facility after its access ended does not extend the access', async () => {
  const { facilityCode } = await signUpPerson(services, { userType: 'facilityAdmin' });
  const person = await signUpPerson(services, {
    userType: 'facilityUser',
    facilityCode: facilityCode as string,
  });
  await services.database.$client.query('update facilities set ends_at = $2 where code = $1', [
    facilityCode,
    daysAgo(3),
  ]);
  await leave(person);
  expect((await save(person, daysAgo(4))).statusCode).toBe(200);
  expect((await save(person, daysAgo(2))).statusCode).toBe(402);
});

test('after a paid subscription and a membership, the later end counts', async () => {
  const person = await lapsed();
  const { facilityCode } = await signUpPerson(services, { userType: 'facilityAdmin' });
  await app.inject({
    method: endpoints.joinFacility.method,
    url: endpoints.joinFacility.path,
    headers: { authorization: `Bearer ${person.token}` },
    payload: { facilityCode },
  });
  await leave(person);
  expect((await save(person, daysAgo(1))).statusCode).toBe(200);
});
