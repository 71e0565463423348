import { useQuery } from '@tanstack/react-query';
import { getPerson } from '#contract/operator-people.ts';
import { send } from '#web/data/api/client.ts';

export const foundKey = (search: string) => ['operator', 'people', search];
export const personKey = (userId: string) => ['operator', 'person', userId];

/** A person who was opened before. */
export function usePerson(userId: string) {
  return useQuery({
    queryKey: personKey(userId),
    queryFn: ({ signal }) => send(getPerson, { params: { userId }, signal }),
  });
}
