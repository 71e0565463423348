import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getPerson, peoplePerPage, searchPeople } from '#contract/operator-people.ts';
import { send } from '#web/data/api/client.ts';

export const foundKey = (search: string) => ['operator', 'people', search];
export const personKey = (userId: string) => ['operator', 'person', userId];

/** The people whom a search finds, page by page; none before something is searched for. */
export function useFoundPeople(search: string) {
  return useInfiniteQuery({
    queryKey: foundKey(search),
    queryFn: ({ pageParam, signal }) => send(searchPeople, { body: { search, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ matching }, _pages, page) =>
      page * peoplePerPage < matching ? page + 1 : undefined,
    placeholderData: keepPreviousData,
    enabled: search !== '',
  });
}

/** A person who was opened before. */
export function usePerson(userId: string) {
  return useQuery({
    queryKey: personKey(userId),
    queryFn: ({ signal }) => send(getPerson, { params: { userId }, signal }),
  });
}
