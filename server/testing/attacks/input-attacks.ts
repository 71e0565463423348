import fc from 'fast-check';
import { type CallerKind, callers, kinds, mayCall } from '../callers.ts';
import {
  type Call,
  type CallInput,
  type CallResponse,
  callsOf,
  faultOf,
  faultOfBody,
  inputsOf,
} from '../calls.ts';
import { type Outcome, startOutcome } from './attack.ts';
import { endpointOf, sendCall, type Target } from './send-call.ts';
import { validAddress, validBody } from './valid-requests.ts';

/** Wrong types, missing, extra, huge and deep input to every call of the document, as every kind of caller. */
export async function attackInputs(
  { address, api, tokenFor }: Target,
  { each, seed }: { each: number; seed: number },
): Promise<Outcome> {
  const { outcome, count, fault } = startOutcome();
  for (const [place, call] of callsOf(api).entries()) {
    const { method, path } = call;
    // With one seed for all, calls of a similar form would get the same inputs.
    const inputs = fc.sample(inputsOf(call), { numRuns: each * callers.length, seed: seed + place });
    for (const [index, input] of inputs.entries()) {
      const caller = callers[index % callers.length] ?? 'nobody';
      const sent = await sendCall(address, { method, ...input }, await tokenFor(caller));
      count(`as ${caller}`);
      const shown = (input.payload ?? input.url).slice(0, 200);
      for (const [kind, text] of Object.entries(faultsOf(call, input, caller, sent))) {
        if (!text) continue;
        fault(kind, `${method} ${path} as ${caller}, status ${sent.statusCode} with ${shown}: ${text}`);
      }
    }
  }
  return outcome;
}

/** What is wrong with a response, by kind; each is looked for, whatever the others find. */
function faultsOf(call: Call, input: CallInput, caller: CallerKind, sent: CallResponse) {
  const isSuccess = sent.statusCode < 300;
  const hasRight = mayCall(caller, endpointOf(call));
  return {
    [sent.statusCode >= 500 ? 'a failure' : 'an undeclared response']: faultOf(call, sent),
    'a success that is excluded': isSuccess ? excludedBody(call, input) : null,
    'a success without the right to it': isSuccess && !hasRight ? 'no right to it' : null,
  };
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
    const body = validBody(call);
    const input = { method, url: validAddress(call), payload: body && JSON.stringify(body) };
    for (const caller of endpoint.caller === 'signedIn' ? callers : []) {
      if (mayCall(caller, endpoint)) continue;
      const sent = await sendCall(address, input, await tokenFor(caller));
      count(`as ${caller}`);
      const isKnown = (kinds as readonly string[]).includes(caller);
      const expected = isKnown ? [402, 403] : [401];
      if (!expected.includes(sent.statusCode))
        fault(`as ${caller}`, `${sent.statusCode} to ${method} ${path}: ${sent.body}`);
    }
  }
  return outcome;
}
