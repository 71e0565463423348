import fc from 'fast-check';
import * as z from 'zod/mini';
import { bodySchemaOf, type Call } from '../calls.ts';
import { type Schema, validInput } from '../inputs.ts';
import { endpointOf } from './send-call.ts';

/** Requests that the contract allows: an attack changes one thing in them, so that only this can be rejected. */

/** Ids of what exists, so that not its absence is the reason. */
const known: Record<string, string> = { gameID: '1', reportVersion: '1' };

/** The parameters of an address. */
export function validParams(call: Call): Record<string, string> {
  const { params } = endpointOf(call);
  return { ...(params && sampleOf(params)), ...known };
}

/** The address of a call with these parameters. */
export function addressWith({ path }: Pick<Call, 'path'>, params: Record<string, string>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] || 'x'));
}

export function validAddress(call: Call): string {
  return addressWith(call, validParams(call));
}

/** A body that its call accepts, unless a rule rejects it that only the handler knows; undefined if it takes none. */
export function validBody(call: Call): Record<string, unknown> | undefined {
  const { body } = endpointOf(call);
  return bodySchemaOf(call) && body && sampleOf(body);
}

function sampleOf(schema: z.ZodMiniType): Record<string, string> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const allowed = validInput(json as Schema).filter((made) => z.safeParse(schema, made).success);
  return fc.sample(allowed, { numRuns: 1, seed: 20 })[0] as Record<string, string>;
}
