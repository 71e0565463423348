import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SentQuery } from '#contract/endpoint.ts';
import { listMembers } from '#contract/facilities.ts';
import { countCards } from '#contract/facility-adding-members.ts';
import { listUnits } from '#contract/facility-units.ts';
import { send } from '#web/data/api/client.ts';

/** What the list of members is searched, filtered and sorted by, and which page of it. */
export type MemberSearch = NonNullable<SentQuery<typeof listMembers>>;

const everything = ['members'];
/** What the list shows before anything is searched for. */
export const firstSearch = (showsResults: boolean): MemberSearch => ({
  order: showsResults ? 'lastPlayed' : 'userName',
});

export const unitsKey = ['members', 'units'];
export const memberListKey = (search: MemberSearch) => ['members', 'list', search];

/** One page of the members. While another one is read, the last one stays in view. */
export function useMembers(search: MemberSearch) {
  return useQuery({
    queryKey: memberListKey(search),
    queryFn: ({ signal }) => send(listMembers, { query: search, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useUnits() {
  return useQuery({ queryKey: unitsKey, queryFn: ({ signal }) => send(listUnits, { signal }) });
}

/** How many members still need a card. */
export function useCardCount() {
  return useQuery({
    queryKey: ['members', 'cards'],
    queryFn: ({ signal }) => send(countCards, { signal }),
  });
}

/** After a change: reads members and units again. */
export function useRefetchMembers() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: everything });
}
