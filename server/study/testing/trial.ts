import { randomUUID } from 'node:crypto';
import { endpoints } from '#contract/endpoints.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import type { Person } from '#server/sandbox/seeds/sign-up-person.ts';
import type { TestApp } from '#server/testing/test-app.ts';

/** Makes studies and people who take part in them, for tests. */

export const consentText = 'We ask you to take part in a study. '.repeat(5).trim();

export function trialsOf(tested: Pick<TestApp, 'app' | 'services' | 'clock'>) {
  const { person } = peopleOf(tested);
  const today = () => tested.clock.now().toISOString().slice(0, 10);
  const inDays = (days: number) =>
    new Date(tested.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

  /** What an owner sends to create a study. */
  const newStudy = (given: object = {}) => ({
    studyId: `trial-${randomUUID().slice(0, 8)}`,
    name: 'Home safety trial',
    ethicsReference: 'IRB 2026-17',
    contactName: 'The trial office',
    contactEmail: 'trial@example.org',
    startsOn: today(),
    endsOn: inDays(400),
    version: '1',
    text: consentText,
    allocation: 'list',
    arms: [
      { id: 'game', name: 'The game', waitDays: 0 },
      { id: 'wait', name: 'Waiting list', waitDays: 90 },
    ],
    instruments: [{ id: 'falls', months: [1, 2, 3] }],
    collects: ['firstTries', 'reviews', 'plans', 'exposure'],
    ...given,
  });

  /** A study with codes that nobody has used, each with its arm. */
  async function trial(given: object = {}, arms: readonly string[] = ['game', 'wait', 'game', 'wait']) {
    const owner = await person({ userType: 'operator', operatorRole: 'owner' });
    const body = newStudy(given);
    const made = await owner.call(endpoints.createStudy, body);
    if (made.statusCode !== 200) throw new Error(made.body);
    const { studyId } = body;
    const codes = arms.map(() => `T${randomUUID().replaceAll('-', '').slice(0, 9)}`.toUpperCase());
    const list = codes.map((code, index) => (body.allocation === 'list' ? `${code},${arms[index]}` : code));
    const added = await owner.call(endpoints.addStudyCodes, { list: list.join('\n') }, { studyId });
    if (added.statusCode !== 200) throw new Error(added.body);
    return { owner, studyId, codes, name: body.name };
  }

  const signature = (given: object = {}) => ({ version: '1', name: 'Ann Lee', day: today(), ...given });

  /** Somebody who has joined with this code. */
  async function participant(code: string, given: Person = { isSubscribed: true }) {
    const made = await person(given);
    const joined = await made.call(endpoints.joinStudy, { code, ...signature() });
    if (joined.statusCode !== 200) throw new Error(joined.body);
    return made;
  }

  return { newStudy, trial, signature, participant, today, inDays };
}
