import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { findFacilityForm } from '#contract/facility-forms.ts';
import { send } from '#web/data/api/client.ts';

/** Whether the own facility asks for its sixteen pictures now. Not stored on the device: others may use it, too. */
export const duePicturesQuery = queryOptions({
  queryKey: ['due pictures'],
  queryFn: async ({ signal }) => (await send(findFacilityForm, { signal })).dueForm,
});

/** After an answer, and after they were skipped. */
export function useRefetchPictures() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: duePicturesQuery.queryKey });
}
