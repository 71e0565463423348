import fc from 'fast-check';
import * as z from 'zod/mini';
import { callers, kinds, mayCall } from '../callers.ts';
import {
  bodySchemaOf,
  type Call,
  type CallInput,
  callsOf,
  faultOf,
  faultOfBody,
  inputsOf,
} from '../calls.ts';
import { validInput } from '../inputs.ts';
import { type Outcome, startOutcome } from './attack.ts';
import { endpointOf, sendCall, type Target } from './send-call.ts';

/** Wrong types, missing, extra, huge and deep input to every call of the document, as every kind of caller. */
export async function attackInputs(
  { address, api, tokenFor }: Target,
  { each, seed }: { each: number; seed: number },
): Promise<Outcome> {
  const { outcome, count, fault } = startOutcome();
  for (const call of callsOf(api)) {
    const { method, path } = call;
    const inputs = fc.sample(inputsOf(call), { numRuns: each * callers.length, seed });
    for (const [index, input] of inputs.entries()) {
      const caller = callers[index % callers.length] ?? 'nobody';
      const sent = await sendCall(address, { method, ...input }, await tokenFor(caller));
      count(`as ${caller}`);
      const isSuccess = sent.statusCode < 300;
      const found =
        faultOf(call, sent) ??
        (isSuccess && excludedBody(call, input)) ??
        (isSuccess && !mayCall(caller, endpointOf(call)) && 'a success without the right to it');
      const shown = (input.payload ?? input.url).slice(0, 200);
      if (found)
        fault(`${method} ${path}`, `as ${caller}, status ${sent.statusCode} with ${shown}: ${found}`);
    }
  }
  return outcome;
}

/** What the document has against a body. */
function excludedBody(call: Call, { payload }: CallInput): string | null {
  return payload === undefined ? null : faultOfBody(call, payload);
}

/** Valid requests of callers without the right to make them; each is rejected for that reason. */
export async function attackRoles({ address, api, tokenFor }: Target): Promise<Outcome> {
  const { outcome, count, fault } = startOutcome();
  for (const call of callsOf(api)) {
    const { method, path } = call;
    const endpoint = endpointOf(call);
    const input = { method, url: addressOf(call), payload: bodyOf(call) };
    for (const caller of endpoint.caller === 'signedIn' ? callers : []) {
      if (mayCall(caller, endpoint)) continue;
      const { statusCode, body } = await sendCall(address, input, await tokenFor(caller));
      count(`as ${caller}`);
      const isKnown = (kinds as readonly string[]).includes(caller);
      const expected = isKnown ? [402, 403] : [401];
      if (!expected.includes(statusCode)) fault(`${method} ${path}`, `as ${caller}: ${statusCode} ${body}`);
    }
  }
  return outcome;
}

/** Ids of what exists, so that not its absence is the reason. */
const known: Record<string, string> = { gameID: '1', reportVersion: '1' };

/** An address whose parameters the contract allows. */
function addressOf(call: Call): string {
  const { params } = endpointOf(call);
  const made = { ...(params && sampleOf(params)), ...known };
  return call.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(made[name] || 'x'));
}

function bodyOf(call: Call): string | undefined {
  const { body } = endpointOf(call);
  return bodySchemaOf(call) && body && JSON.stringify(sampleOf(body));
}

/** An input that the contract allows. */
function sampleOf(schema: z.ZodMiniType): Record<string, string> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const allowed = validInput(json as Parameters<typeof validInput>[0]).filter(
    (made) => z.safeParse(schema, made).success,
  );
  return fc.sample(allowed, { numRuns: 1, seed: 20 })[0] as Record<string, string>;
}
