import { randomUUID } from 'node:crypto';
import { listMembers } from '#contract/facilities.ts';
import { facilitiesOf, firstMember, tokenOf } from '../../bench-people.ts';
import { savePlanChange, saveReview } from '../../writes.ts';
import type { Kind, LoadRequest } from '../open-loop.ts';
import { addressOf, anybodyOf, type Players, readNames, requestsOf } from '../requests.ts';

/** Seldom enough that no call waits for another one; a long list takes PostgreSQL longer. */
const perSecond = 8;
const longListsPerSecond = 1;

/**
 * Every call of the mix, what else players write, and the list of members of a facility, each as often as the others; and the list
 * of a large facility.
 * @param inLargeFacility the number of the large facility's administrator
 */
export function kindsOfGrowth({
  inLargeFacility,
  ...players
}: Players & { inLargeFacility: number }): Kind[] {
  const { save, page, read, login } = requestsOf(players);
  const { people, playing = people } = players;
  const facilities = { people: facilitiesOf(people), playing: facilitiesOf(playing) };
  const write = ({ path, payload }: ReturnType<typeof saveReview>): LoadRequest => {
    const person = anybodyOf(players);
    return { method: 'POST', path, token: tokenOf(person), body: payload, from: addressOf(person) };
  };
  const members = (administrator: number): LoadRequest => ({
    ...{ method: 'GET', path: listMembers.path, token: tokenOf(administrator) },
  });
  const calls: [name: string, request: () => LoadRequest][] = [
    ['page', page],
    ...readNames.map((name): (typeof calls)[number] => [name, () => read(name)]),
    ['save', save],
    ['save review', () => write(saveReview(randomUUID()))],
    ['save plan', () => write(savePlanChange(randomUUID()))],
    ['login', login],
    ['members', () => members(firstMember(anybodyOf(facilities)))],
  ];
  return [
    ...calls.map(([name, request]) => ({ name, perSecond, requests: () => [request()] })),
    {
      ...{ name: 'members of a large facility', perSecond: longListsPerSecond },
      requests: () => [members(inLargeFacility)],
    },
  ];
}
