import type { ResponseOf } from '#contract/endpoint.ts';
import type { getSurveyFile as endpoint } from '#contract/operator-desk.ts';
import type { Services } from '#server/services/services.ts';
import { countSurveys } from '#server/surveys/count-surveys.ts';
import { surveyCsv } from '#server/surveys/survey-csv.ts';

/** Returns the same counts as the text of a CSV file. */
export async function getSurveyFile(services: Services): Promise<ResponseOf<typeof endpoint>> {
  return { csv: surveyCsv(await countSurveys(services)) };
}
