import fc from 'fast-check';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { isForOperators } from '#contract/operator/roles.ts';
import { signUp } from '#server/accounts/sign-up-person.ts';
import { buildApp } from '#server/app.ts';
import type { Services } from '#server/services.ts';
import { type Schema, validInput } from '#server/testing/inputs.ts';
import { accountIdOf, facilitiesOf, firstMember, tokenOf } from '../../bench-people.ts';

/** Two facilities apart, so that no call changes what another one finds. */
const facilitiesApart = 2;

/**
 * Makes every call of the contract once through the whole server, without a port: as a player, an administrator or an
 * operator, each a new one, with input that the contract allows. @returns how many of them were accepted
 */
export async function makeEveryCall(
  services: Services,
  people: number,
): Promise<{ made: number; accepted: number }> {
  await services.jobs.open();
  const app = await buildApp(services);
  const calls = Object.values(endpoints as Record<string, Endpoint>).filter(
    ({ caller }) => caller === 'signedIn' || caller.startsWith('anyone'),
  );
  let accepted = 0;
  for (const [index, endpoint] of calls.entries()) {
    const administrator = firstMember(1 + ((index * facilitiesApart) % facilitiesOf(people)));
    const userId = accountIdOf(administrator + 1);
    const token = await tokenFor(services, endpoint, administrator);
    const { statusCode } = await app.inject(requestOf(endpoint, userId, token));
    if (statusCode < 400) accepted += 1;
  }
  await app.close();
  await services.jobs.close();
  return { made: calls.length, accepted };
}

async function tokenFor(
  services: Services,
  { caller, only }: Endpoint,
  administrator: number,
): Promise<string | null> {
  if (caller === 'anyone') return null;
  if (isForOperators(only)) {
    return (await signUp(services, { userType: 'operator', operatorRole: 'owner' })).token;
  }
  if (only === 'individuals') return (await signUp(services, { isSubscribed: true })).token;
  return tokenOf(only === 'administrators' ? administrator : administrator + 1);
}

function requestOf({ method, path, params, body }: Endpoint, userId: string, token: string | null) {
  const given = { ...(params && (sampleOf(params) as object)), gameID: '1', reportVersion: '1', userId };
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((given as Record<string, string>)[name] || 'none'),
  );
  const sample = body && sampleOf(body);
  const payload = typeof sample === 'object' && sample !== null ? sample : undefined;
  return {
    method,
    url,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
    ...(method !== 'GET' && payload && { payload }),
  };
}

/** An input that the contract allows, always the same. */
function sampleOf(schema: z.ZodMiniType): unknown {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  const allowed = validInput(json).filter((made) => z.safeParse(schema, made).success);
  return fc.sample(allowed, { numRuns: 1, seed: 20 })[0];
}
