import type { ResponseOf } from '#contract/endpoint.ts';
import type { countSurveys as endpoint } from '#contract/operator-desk.ts';
import type { Services } from '#server/services/services.ts';
import { countSurveys as count } from '#server/surveys/count-surveys.ts';

/** Returns how many people chose each answer; nothing about fewer than five people. */
export async function countSurveys(services: Services): Promise<ResponseOf<typeof endpoint>> {
  return { questions: await count(services) };
}
