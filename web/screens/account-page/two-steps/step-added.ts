import type { ResponseOf } from '#contract/endpoint.ts';
import type { confirmAppSetUp } from '#contract/two-steps-set-up.ts';

/** What a new second step returns; the first one brings the recovery codes. */
export type StepAdded = ResponseOf<typeof confirmAppSetUp>;
