import { queryOptions } from '@tanstack/react-query';
import { listSurveys, type Survey } from '#contract/surveys.ts';
import { queryFnFor } from '#web/data/queries/read.ts';
import { languageQuery } from '#web/lib/language.ts';

const readSurveys = queryFnFor(listSurveys, { query: languageQuery });

/** A list that cannot be fetched counts as empty, so that the game continues (specification section 8). */
export const surveysQuery = queryOptions({
  queryKey: ['surveys'],
  queryFn: (context): Promise<Survey[]> => readSurveys(context).catch(() => []),
  staleTime: Number.POSITIVE_INFINITY,
});
