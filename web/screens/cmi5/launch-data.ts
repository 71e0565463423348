import * as z from 'zod/mini';
import { webAddress } from './web-address.ts';

const activity = z.looseObject({ id: z.string() });
/** One activity may stand in place of a list (xAPI 1.0.3, section 2.4.6.2). */
const activities = z.record(
  z.string(),
  z.pipe(
    z.union([z.array(activity), activity]),
    z.transform((given) => (Array.isArray(given) ? given : [given])),
  ),
);

const given = z.object({
  /** The context of every statement, to which we may only add. */
  contextTemplate: z.looseObject({ contextActivities: z.optional(activities) }),
  launchMode: z.catch(z.string(), 'Normal'),
  returnURL: z.catch(z.optional(z.nullable(z.string())), null),
});

/** What the learning system prepared for a session (cmi5, section 10). */
export type LaunchData = {
  contextTemplate: z.output<typeof given>['contextTemplate'];
  launchMode: string;
  /** Where the learner goes back to. */
  returnURL?: string;
};

/**
 * Reads it loosely: the token is spent by now, and what is only of use may not lose the launch.
 * @param endpoint an address for the way back may be relative to it
 */
export function readLaunchData(json: unknown, endpoint: string): LaunchData {
  const { returnURL, ...data } = given.parse(json);
  const address = returnURL && URL.canParse(returnURL, endpoint) ? new URL(returnURL, endpoint).href : null;
  return {
    ...data,
    ...(webAddress.safeParse(address).success && address !== null && { returnURL: address }),
  };
}
