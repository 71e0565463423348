import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint, Only } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { isForOperators, operatorRoles, type rolesOf } from '#contract/operator-roles.ts';
import { type Schema, validInput } from '#server/testing/inputs.ts';
import { ownedThingsOf } from '#server/testing/owned-things.ts';
import { testApp } from '#server/testing/test-app.ts';
import { openSession } from './accounts/sessions.ts';
import { type SeededPerson, signUpPerson } from './sandbox/seeds/sign-up-person.ts';

/** Makes every call as every kind of caller: the server must allow exactly the callers that the contract declares. */

const tested = await testApp({ LOGIN_DELAY: 'off' });
const { app, services, clock } = tested;

const kinds = ['individual', 'subscriber', 'member', 'administrator', ...operatorRoles] as const;
type Kind = (typeof kinds)[number];

const mayCall: Record<Only, readonly Kind[]> = {
  players: ['subscriber', 'member', 'administrator', ...operatorRoles],
  individuals: ['individual', 'subscriber'],
  administrators: ['administrator'],
  operators: ['support', 'billing', 'owner'],
  billingOperators: ['billing', 'owner'],
  ownerOperators: ['owner'],
  studyOperators: ['researcher', 'owner'],
};

/** The operators who may make each of their calls, a second time: nobody opens a call to more of them by a slip. */
const operatorCalls: Record<string, keyof typeof rolesOf> = {
  listTickets: 'operators',
  getTicket: 'operators',
  answerTicket: 'operators',
  closeTicket: 'operators',
  listFeedback: 'operators',
  countSurveys: 'operators',
  getSurveyFile: 'operators',
  listFailedJobs: 'operators',
  retryJob: 'billingOperators',
  listAuditLog: 'ownerOperators',
  getServerHealth: 'operators',
  searchPeople: 'operators',
  openPerson: 'operators',
  getPerson: 'operators',
  listPaymentAttempts: 'operators',
  refundPerson: 'billingOperators',
  endPersonSessions: 'operators',
  resendConfirmation: 'operators',
  resetPersonTwoSteps: 'ownerOperators',
  freezePerson: 'operators',
  unfreezePerson: 'operators',
  listOperators: 'ownerOperators',
  setOperatorRole: 'ownerOperators',
  removeOperator: 'ownerOperators',
  searchFacilities: 'operators',
  getFacility: 'operators',
  createFacility: 'billingOperators',
  changeFacility: 'billingOperators',
  verifyFacility: 'billingOperators',
  acceptFacilityName: 'billingOperators',
  refuseFacilityName: 'billingOperators',
  inviteFacilityAdministrator: 'billingOperators',
  giveFacilityNewCode: 'billingOperators',
  turnFacilityCodeOff: 'billingOperators',
  listDiscountCodes: 'operators',
  createDiscountCode: 'billingOperators',
  endDiscountCode: 'billingOperators',
  listPrices: 'operators',
  setPrice: 'ownerOperators',
  withdrawPrice: 'ownerOperators',
  listStudies: 'studyOperators',
  getStudy: 'studyOperators',
  getStudySummary: 'studyOperators',
  downloadStudy: 'studyOperators',
  createStudy: 'ownerOperators',
  addStudyText: 'ownerOperators',
  addStudyCodes: 'ownerOperators',
  endStudy: 'ownerOperators',
  enterStudyAnswers: 'studyOperators',
  getInstrument: 'studyOperators',
  loadInstrument: 'ownerOperators',
  listInstruments: 'studyOperators',
};

const make: Record<Kind, () => Promise<SeededPerson>> = {
  individual: () => signUpPerson(services),
  subscriber: () => signUpPerson(services, { isSubscribed: true }),
  member: () => signUpPerson(services, { userType: 'facilityUser' }),
  administrator: () => signUpPerson(services, { userType: 'facilityAdmin' }),
  researcher: () => signUpPerson(services, { userType: 'operator', operatorRole: 'researcher' }),
  support: () => signUpPerson(services, { userType: 'operator', operatorRole: 'support' }),
  billing: () => signUpPerson(services, { userType: 'operator', operatorRole: 'billing' }),
  owner: () => signUpPerson(services, { userType: 'operator', operatorRole: 'owner' }),
};

/** People for calls that change nothing or are rejected; others get a new person each, so that no call affects the next. */
const shared = Object.fromEntries(
  await Promise.all(kinds.map(async (kind) => [kind, await make[kind]()] as const)),
) as Record<Kind, SeededPerson>;

/** Codes that mean "you may not": every other outcome depends on what was sent. */
const rejections = ['signed_out', 'forbidden', 'subscription_required', 'facility_ended'];

const schemaOf = (schema: z.ZodMiniType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;

/** An input that the contract allows, always the same. */
function sampleOf(schema: z.ZodMiniType): unknown {
  const allowed = validInput(schemaOf(schema)).filter((made) => z.safeParse(schema, made).success);
  return fc.sample(allowed, { numRuns: 1, seed: 20 })[0];
}

type Ids = Record<string, string>;

/** The fields that only an administrator may send to a call for everybody: members.test.ts, spanish-pages.test.ts. */
const administratorsFields = ['facilityName', 'facilityLanguage'];

function without(sample: unknown, fields: readonly string[]): unknown {
  if (typeof sample !== 'object' || sample === null) return sample;
  return Object.fromEntries(Object.entries(sample).filter(([name]) => !fields.includes(name)));
}

/** The input of a call: valid as far as the contract can say, with these ids where it takes ids. */
function requestOf({ method, path, params, body }: Endpoint, ids: Ids, token: string | null) {
  const given: Ids = { ...(params && (sampleOf(params) as Ids)), gameID: '1', reportVersion: '1', ...ids };
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(given[name] || 'none'));
  const sample = body && without(sampleOf(body), administratorsFields);
  const payload = typeof sample === 'object' ? { ...sample, ...own(sample as object, ids) } : undefined;
  return {
    method,
    url,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
    ...(method !== 'GET' && payload && { payload }),
  };
}

/** The ids that a body has fields for. */
const own = (sample: object, ids: Ids) =>
  Object.fromEntries(Object.entries({ ...ids, gameID: '1' }).filter(([name]) => name in sample));

const tokenOf = (accountId: string) =>
  openSession(services.database, accountId, { device: '', shared: false }, clock.now());

async function responseTo(endpoint: Endpoint, ids: Ids, token: string | null) {
  const response = await app.inject(requestOf(endpoint, ids, token));
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  return {
    status: response.statusCode,
    code: isJson ? (response.json().code as string | undefined) : undefined,
  };
}

const calls = Object.entries(endpoints) as [string, Endpoint][];
const signedInCalls = calls.filter(([, { caller }]) => caller === 'signedIn');
const openCalls = calls.filter(([, { caller }]) => caller === 'anyone' || caller === 'anyoneKnown');
const signedCalls = calls.filter(
  ([, { caller }]) => caller.startsWith('signedBy') || caller === 'signedAddress',
);

test('the matrix has every call of the contract', () => {
  expect(signedInCalls.length + openCalls.length + signedCalls.length).toBe(calls.length);
  expect(signedInCalls.length).toBeGreaterThan(25);
});

test('every call of operators has its row, and the contract names the same roles', () => {
  const declared = calls.flatMap(([name, { only }]) => (isForOperators(only) ? [[name, only]] : []));
  expect(Object.fromEntries(declared)).toEqual(operatorCalls);
});

const ended = (await signUpPerson(services)).account.id;
const endedToken = await tokenOf(ended);
await services.database.$client.query('delete from sessions where account_id = $1', [ended]);

test.each(signedInCalls)(
  '%s rejects callers without a session, with an ended one, and with a made-up token',
  async (_name, endpoint) => {
    for (const token of [null, endedToken, 'a'.repeat(43), 'null']) {
      expect(await responseTo(endpoint, {}, token)).toEqual({ status: 401, code: 'signed_out' });
    }
  },
);

test.each(signedInCalls)(
  '%s opens for those whom the contract names, and for no others',
  async (_name, endpoint) => {
    for (const kind of kinds) {
      const may = !endpoint.only || mayCall[endpoint.only].includes(kind);
      const person = may && endpoint.method !== 'GET' ? await make[kind]() : shared[kind];
      const { id } = person.account;
      const { status, code } = await responseTo(endpoint, { userId: id }, await tokenOf(id));
      const isRejected = rejections.includes(code ?? '');
      expect({ kind, status, code, isRejected }).toMatchObject({ isRejected: !may });
      expect(status, `${kind}: ${code}`).toBeLessThan(500);
      if (!may) expect([402, 403]).toContain(status);
    }
  },
);

test.each(openCalls)('%s accepts calls from anyone, signed in or not', async (_name, endpoint) => {
  const anyone = await responseTo(endpoint, {}, null);
  expect(anyone.status).toBeLessThan(500);
  expect(rejections).not.toContain(anyone.code);
  for (const token of [endedToken, await tokenOf(shared.member.account.id)]) {
    const { status, code } = await responseTo(endpoint, {}, token);
    expect(status, code).toBeLessThan(500);
    expect(rejections).not.toContain(code);
  }
});

test.each(signedCalls)('%s does nothing without a signature', async (_name, endpoint) => {
  for (const token of [null, await tokenOf(shared.administrator.account.id)]) {
    const { status } = await responseTo(endpoint, {}, token);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  }
});

/** The fields of a path or a body that name a thing of a person or a facility. */
const namesThing = /^(?:id|session|\w+Ids?)$/;
/** A method of payment is known to its provider, which has a customer for each person. */
const ofProvider = 'paymentMethodId';

/** Calls of those people about a thing of theirs. Those of operators are about the things of others. */
const takesId = signedInCalls.filter(([, { path, body, only }]) => {
  if (isForOperators(only)) return false;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field);
  const inBody = Object.keys((body && schemaOf(body).properties) ?? {});
  return [...inPath, ...inBody].some((field) => namesThing.test(field) && field !== ofProvider);
});

const { ownedCalls, callerOf, call, rowsOf } = ownedThingsOf(tested);

test('every call that takes the id of a thing is tried with a thing of others', () => {
  const tried = new Set<string>(ownedCalls.map(([name]) => name));
  expect([...tried].sort()).toEqual(takesId.map(([name]) => name).sort());
});

const others = await Promise.all(kinds.map(async (kind) => [kind, await callerOf(kind)] as const));

test.each(ownedCalls)('%s does nothing with the %s of others', async (name, _thing, make) => {
  const thing = await make();
  const before = await rowsOf(thing.owner);
  const { only, method }: Endpoint = endpoints[name];
  for (const [kind, caller] of others) {
    const { response } = await call(name, thing, caller);
    const may = !only || mayCall[only].includes(kind);
    const expected = may ? (thing.toOthers ?? { code: 'not_found' }) : { code: expect.toBeOneOf(rejections) };
    expect({ kind, response }).toMatchObject({ kind, response: expected });
  }
  expect(await rowsOf(thing.owner)).toEqual(before);

  // The owner's call succeeds, so that nothing but the caller was the reason before.
  const { status, response } = await call(name, thing, thing.owner);
  expect(status, JSON.stringify(response)).toBeLessThan(300);
  if (method !== 'GET') expect(await rowsOf(thing.owner)).not.toEqual(before);
});

test('fields that the contract does not name change nothing in an account', async () => {
  const email = 'greedy@example.org';
  const more = {
    userType: 'operator',
    isSubscribed: true,
    emailVerified: true,
    facility: { status: 'active' },
  };
  const payload = { email, password: 'blue kettle on the porch', ...more };
  const { token } = (
    await app.inject({ method: 'POST', url: endpoints.individualRegister.path, payload })
  ).json();
  const headers = { authorization: `Bearer ${token}` };
  await app.inject({
    method: 'PATCH',
    url: endpoints.changeAccount.path,
    headers,
    payload: { name: 'Rosa', ...more },
  });
  const account = (await app.inject({ url: endpoints.getAccount.path, headers })).json();
  expect(account).toMatchObject({
    userType: 'individualUser',
    emailVerified: false,
    facility: null,
    name: 'Rosa',
  });
  const me = (await app.inject({ url: endpoints.getMe.path, headers })).json();
  expect(me.user).toMatchObject({ isSubscribed: false });
});
