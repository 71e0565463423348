import * as z from 'zod/mini';
import { webAddress } from './web-address.ts';

const activities = z.record(z.string(), z.array(z.looseObject({ id: z.string() })));

/** What the learning system prepared for a session (cmi5, section 10). */
export const launchData = z.object({
  /** The context of every statement, to which we may only add. */
  contextTemplate: z.looseObject({ contextActivities: z.optional(activities) }),
  launchMode: z.string(),
  /** Where the learner goes back to. */
  returnURL: z.optional(webAddress),
});

export type LaunchData = z.output<typeof launchData>;
