import { useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoint.ts';
import { listActivity } from '#contract/facility-activity.ts';
import { send } from '#web/data/api/client.ts';

export type FacilityActivity = ResponseOf<typeof listActivity>;

export const activityKey = ['members', 'activity'];

/** How many members play; closed like all results until the facility is verified. */
export const useActivity = (isVerified: boolean) =>
  useQuery({
    queryKey: activityKey,
    queryFn: ({ signal }) => {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      return send(listActivity, { query: { timeZone }, signal });
    },
    enabled: isVerified,
  });
