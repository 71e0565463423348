import * as z from 'zod/mini';
import { normalize, uuid } from '#contract/fields.ts';
import { webAddress } from './web-address.ts';

/** The learner, as the learning system names them. */
const actor = z.looseObject({
  account: z.looseObject({ homePage: z.string(), name: z.string() }),
  /** Old systems give a list of one. */
  name: z.optional(z.unknown()),
});

/** What a learning system adds to the address of a unit when it launches it (cmi5, section 8.1). */
const launch = z.object({
  part: z.coerce.number().check(z.int(), z.gte(1)),
  endpoint: webAddress,
  fetch: webAddress,
  actor,
  registration: uuid,
  activityId: z.string().check(z.minLength(1)),
});

export type Launch = z.output<typeof launch>;

/** What the learning system calls its learner; without a name, the one of their account there. */
export function learnerName({ actor: { name, account } }: Launch): string {
  const [given] = Array.isArray(name) ? name : [name];
  return (typeof given === 'string' && normalize(given)) || account.name;
}

/** Reads the launch from the query of an address; null if it is none. */
export function readLaunch(search: string): Launch | null {
  const given = Object.fromEntries(new URLSearchParams(search));
  const learner = parseJson(given.actor);
  const parsed = launch.safeParse({ ...given, actor: learner });
  // Sent back exactly as it came: a parsed one has its fields in another order.
  return parsed.success ? { ...parsed.data, actor: learner as Launch['actor'] } : null;
}

function parseJson(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
