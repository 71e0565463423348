import fc from 'fast-check';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { listMembers, memberOrders } from '#contract/facilities.ts';
import { inviteAdministrator } from '#contract/facility-administrators.ts';
import { addUnit } from '#contract/facility-units.ts';
import { openPerson } from '#contract/operator-people.ts';
import { isForOperators } from '#contract/operator-roles.ts';
import { contactUs } from '#contract/support.ts';
import { buildApp } from '#server/app.ts';
import type { RunningServer } from '#server/create-services.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import type { Services } from '#server/services/services.ts';
import { type Schema, validInput } from '#server/testing/inputs.ts';
import { accountIdOf, benchPassword, facilitiesOf, firstMember, tokenOf } from '../../bench-people.ts';

/** Two facilities apart, so that no call changes what another one finds. */
const facilitiesApart = 2;

/** The people of whole facilities: those after the first `after` people, up to `people`. */
export type Callers = {
  after: number;
  people: number;
  /** The number of the administrator of a facility with many members. */
  inLargeFacility: number;
};

/**
 * Makes every call of the contract once through the whole server, without a port: as a player, an administrator or an
 * operator, each a new one, with input that the contract allows. What administrators read is also read in a facility with
 * many members. @returns how many calls were accepted
 */
export async function makeEveryCall(
  running: RunningServer,
  { after, people, inLargeFacility }: Callers,
): Promise<{ made: number; accepted: number }> {
  const { services } = running;
  await services.jobs.open();
  const app = await buildApp(running);
  const calls = Object.values(endpoints as Record<string, Endpoint>).filter(
    ({ caller }) => caller === 'signedIn' || caller.startsWith('anyone'),
  );
  let accepted = 0;
  for (const [index, endpoint] of calls.entries()) {
    const administrator = after + firstMember(1 + ((index * facilitiesApart) % facilitiesOf(people - after)));
    const userId = accountIdOf(administrator + 1);
    const token = await tokenFor(services, endpoint, administrator);
    const call = async (one: Endpoint, ids: Ids = {}) =>
      app.inject(requestOf(one, { userId, ...ids }, token));
    const ids = await idsFor(services, endpoint, { userId, call });
    const { statusCode } = await call(endpoint, ids);
    if (statusCode < 400) accepted += 1;
  }
  const reads: Endpoint[] = [
    ...calls.filter(({ method, only }) => method === 'GET' && only === 'administrators'),
    ...memberOrders.map((order) => ({ ...listMembers, path: `${listMembers.path}?order=${order}` as const })),
  ];
  for (const endpoint of reads) {
    const userId = accountIdOf(inLargeFacility + 1);
    const { statusCode } = await app.inject(requestOf(endpoint, { userId }, tokenOf(inLargeFacility)));
    if (statusCode < 400) accepted += 1;
  }
  await app.close();
  await services.jobs.close();
  return { made: calls.length + reads.length, accepted };
}

async function tokenFor(
  services: Services,
  { caller, only }: Endpoint,
  administrator: number,
): Promise<string | null> {
  if (caller === 'anyone') return null;
  if (isForOperators(only)) {
    return (await signUpPerson(services, { userType: 'operator', operatorRole: 'owner' })).token;
  }
  if (only === 'individuals') return (await signUpPerson(services, { isSubscribed: true })).token;
  return tokenOf(only === 'administrators' ? administrator : administrator + 1);
}

type Ids = Record<string, string>;
type Around = { userId: string; call: (endpoint: Endpoint) => Promise<unknown> };

/** Makes what the ids in the path of a call name, or opens it, so that the call finds it. */
async function idsFor(
  { database }: Services,
  { path, only }: Endpoint,
  { userId, call }: Around,
): Promise<Ids> {
  const newest = async (name: string, sql: string, values: string[] = []): Promise<Ids> => {
    const { rows } = await database.$client.query<{ id: string }>(sql, values);
    return rows[0] ? { [name]: rows[0].id } : {};
  };
  if (path.includes('{ticketId}')) {
    await call(contactUs);
    return newest('ticketId', 'select id from tickets order by received_at desc limit 1');
  }
  const ofFacility = `where facility_id = (select facility_id from facility_members where account_id = $1) limit 1`;
  if (path.includes('{facilityId}')) {
    return newest('facilityId', `select facility_id as id from facility_members where account_id = $1`, [
      userId,
    ]);
  }
  if (path.includes('{unitId}')) {
    await call(addUnit);
    return newest('unitId', `select id from units ${ofFacility}`, [userId]);
  }
  if (path.includes('{invitationId}')) {
    await call(inviteAdministrator);
    return newest('invitationId', `select id from administrator_invitations ${ofFacility}`, [userId]);
  }
  if (path.includes('{userId}') && isForOperators(only)) await call(openPerson);
  return {};
}

function requestOf({ method, path, params, body }: Endpoint, ids: Ids, token: string | null) {
  const given = { ...(params && (sampleOf(params) as object)), gameID: '1', reportVersion: '1', ...ids };
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((given as Record<string, string>)[name] || 'none'),
  );
  const payload = body && payloadOf(sampleOf(body));
  return {
    method,
    url,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
    ...(method !== 'GET' && payload && { payload }),
  };
}

/** Only bots fill the hidden field `website`, and a wrong password is the end of a call. */
function payloadOf(sample: unknown): object | undefined {
  if (typeof sample !== 'object' || sample === null) return undefined;
  const known = Object.keys(sample).filter((key) => key === 'password' || key === 'currentPassword');
  return {
    ...sample,
    website: undefined,
    ...Object.fromEntries(known.map((key) => [key, benchPassword])),
  };
}

/** An input that the contract allows, always the same. */
function sampleOf(schema: z.ZodMiniType): unknown {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  const allowed = validInput(json).filter((made) => z.safeParse(schema, made).success);
  return fc.sample(allowed, { numRuns: 1, seed: 20 })[0];
}
