import { useQuery } from '@tanstack/react-query';
import { listTopics } from '#contract/facility-topics.ts';
import { send } from '#web/data/api/client.ts';

export const topicsKey = ['members', 'topics'];

/** What members overlook; results of a facility that is not verified stay closed. */
export const useTopics = (isVerified = true) =>
  useQuery({
    queryKey: topicsKey,
    queryFn: ({ signal }) => send(listTopics, { signal }),
    enabled: isVerified,
  });
