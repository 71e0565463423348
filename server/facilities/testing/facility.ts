import { randomUUID } from 'node:crypto';
import { endpoints } from '#contract/endpoints.ts';
import type { ListedMember } from '#contract/facilities.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import type { TestApp } from '#server/testing/test-app.ts';

type List = {
  total: number;
  matching: number;
  notStarted: number | null;
  totalExercises: number;
  members: ListedMember[];
};

/** Makes facilities for a test, with members whose usernames begin with given words. */
export function facilitiesOf(tested: Pick<TestApp, 'app' | 'services'>) {
  const { person } = peopleOf(tested);
  return async function facility(names: readonly string[] = [], isVerified = true) {
    const administrator = await person({ userType: 'facilityAdmin', isVerified });
    const facilityCode = administrator.facilityCode as string;
    const tag = randomUUID().slice(0, 8);
    const members = [];
    for (const name of names) {
      members.push(await person({ userType: 'facilityUser', facilityCode, userName: `${name}-${tag}` }));
    }
    const get = (query: Record<string, string> = {}) => {
      const headers = { authorization: `Bearer ${administrator.token}` };
      return tested.app.inject({ url: endpoints.listMembers.path, query, headers });
    };
    const list = async (query: Record<string, string> = {}) => (await get(query)).json<List>();
    return { administrator, facilityCode, members, get, list };
  };
}

/** The words that the usernames begin with. */
export const namesIn = (members: ListedMember[]) => members.map(({ userName }) => userName.split('-')[0]);
