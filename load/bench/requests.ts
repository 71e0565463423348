import { randomInt } from 'node:crypto';
import { getMe, login } from '#contract/accounts.ts';
import { listAnswers, saveAnswer } from '#contract/answers.ts';
import { getGame } from '#contract/game.ts';
import { paths } from '#contract/pages/paths.ts';
import { listPlanChanges } from '#contract/plans/plans.ts';
import { listReviews } from '#contract/reviews/reviews.ts';
import { hashPassword } from '#server/accounts/passwords/passwords.ts';
import { saveOf } from '../bench-bodies.ts';
import { tokenOf } from '../bench-people.ts';
import type { Ground } from './ground.ts';
import type { Kind, LoadRequest } from './open-loop.ts';

/** How often 10,000 people who play at the same time do each of these things in a second. */
export const perSecond = { save: 250, start: 50, login: 20 } as const;
export const mixPeople = 10_000;

const password = 'porch swing 2';

/** One hash serves for all: hashing ten thousand would take minutes. */
export async function giveAllPasswords({ withServices }: Ground): Promise<void> {
  const hash = await hashPassword(password);
  await withServices(({ pool }) =>
    pool.query(`update accounts set password_hash = $1 where user_name like 'bench-%'`, [hash]),
  );
}

/** What players ask for, as numbered people do it; each has an address, as at home. */
export function requestsOf(people: number, totalExercises: number) {
  const anybody = () => 1 + randomInt(people);
  return {
    save(): LoadRequest {
      const person = anybody();
      const { token, body } = saveOf(person, 1 + randomInt(totalExercises));
      return { method: 'POST', path: saveAnswer.path, token, body, from: addressOf(person) };
    },
    page: (): LoadRequest => ({ method: 'GET', path: paths.dashboard, from: addressOf(anybody()) }),
    /** What the app reads when it starts. */
    reads(): LoadRequest[] {
      const person = anybody();
      const calls = [getMe, getGame, listAnswers, listReviews, listPlanChanges];
      return calls.map(({ path }) => ({
        ...{ method: 'GET', token: tokenOf(person), from: addressOf(person) },
        path: path.replace('{gameID}', '1'),
      }));
    },
    login(): LoadRequest {
      const person = anybody();
      const body = { email: `bench-${person}`, password };
      return { method: 'POST', path: login.path, body, from: addressOf(person) };
    },
  };
}

const addressOf = (person: number) => `10.${person >> 16}.${(person >> 8) & 255}.${person & 255}`;

/** The mix of 10,000 players: saves, starts of the app (the page and what its dashboard reads) and logins. */
export function kindsOfMix(totalExercises: number): Kind[] {
  const { save, page, reads, login } = requestsOf(mixPeople, totalExercises);
  return [
    { name: 'save', perSecond: perSecond.save, requests: () => [save()] },
    { name: 'start', perSecond: perSecond.start, requests: () => [page(), ...reads()] },
    { name: 'login', perSecond: perSecond.login, requests: () => [login()] },
  ];
}
