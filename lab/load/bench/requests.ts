import { randomInt } from 'node:crypto';
import { getMe, login } from '#contract/accounts.ts';
import { listAnswers, saveAnswer } from '#contract/answers.ts';
import { getGame } from '#contract/game.ts';
import { paths } from '#contract/pages/paths.ts';
import { listPlanChanges } from '#contract/plans.ts';
import { listReviews } from '#contract/reviews.ts';
import { saveOf } from '../bench-bodies.ts';
import { benchPassword, membersEach, tokenOf } from '../bench-people.ts';
import type { Kind, LoadRequest } from './open-loop.ts';

/** How often 10,000 people who play at the same time do each of these things in a second. */
const perSecond = { save: 250, start: 50, login: 20 } as const;
export const mixPeople = 10_000;

/** What the app reads when it starts. */
const startReads = {
  me: getMe,
  game: getGame,
  answers: listAnswers,
  reviews: listReviews,
  plan: listPlanChanges,
};
export const readNames = Object.keys(startReads) as (keyof typeof startReads)[];

/** Who plays: `playing` of the people there are, evenly spread, or all. */
export type Players = { people: number; playing?: number; totalExercises: number };

/** One more than the members of a facility, so that those who play have every place in one. */
const step = membersEach + 1;

/** The number of somebody who plays. */
export const anybodyOf = ({ people, playing = people }: Omit<Players, 'totalExercises'>) =>
  1 + ((randomInt(playing) * (playing < people ? step : 1)) % people);

/** What players ask for, as numbered people do it; each has an address, as at home. */
export function requestsOf({ totalExercises, ...players }: Players) {
  const anybody = () => anybodyOf(players);
  return {
    save(): LoadRequest {
      const person = anybody();
      const { token, body } = saveOf(person, 1 + randomInt(totalExercises));
      return { method: 'POST', path: saveAnswer.path, token, body, from: addressOf(person) };
    },
    page: (): LoadRequest => ({ method: 'GET', path: paths.dashboard, from: addressOf(anybody()) }),
    read: (name: keyof typeof startReads, person = anybody()): LoadRequest => ({
      ...{ method: 'GET', token: tokenOf(person), from: addressOf(person) },
      path: startReads[name].path.replace('{gameID}', '1'),
    }),
    login(): LoadRequest {
      const person = anybody();
      const body = { email: `bench-${person}`, password: benchPassword };
      return { method: 'POST', path: login.path, body, from: addressOf(person) };
    },
  };
}

export const addressOf = (person: number) => `10.${person >> 16}.${(person >> 8) & 255}.${person & 255}`;

/** The mix of 10,000 players: saves, starts of the app (the page and what its dashboard reads) and logins. */
export function kindsOfMix(players: Players): Kind[] {
  const { save, page, read, login } = requestsOf(players);
  const start = () => {
    const person = anybodyOf(players);
    return [page(), ...readNames.map((name) => read(name, person))];
  };
  return [
    { name: 'save', perSecond: perSecond.save, requests: () => [save()] },
    { name: 'start', perSecond: perSecond.start, requests: start },
    { name: 'login', perSecond: perSecond.login, requests: () => [login()] },
  ];
}

/** Of the same mix, when each request counts by itself. */
const requestsPerSecond = {
  save: perSecond.save,
  page: perSecond.start,
  read: readNames.length * perSecond.start,
  login: perSecond.login,
};
export const mixRate = Object.values(requestsPerSecond).reduce((sum, one) => sum + one, 0);

/** The mix at another rate, each request by itself; the logins may have a rate of their own. */
export function kindsAtRate(players: Players, rate: number, logins?: number): Kind[] {
  const { save, page, read, login } = requestsOf(players);
  const anyRead = () =>
    readNames
      .slice(randomInt(readNames.length))
      .slice(0, 1)
      .map((name) => read(name));
  const rateOf = (name: keyof typeof requestsPerSecond) => (requestsPerSecond[name] * rate) / mixRate;
  return [
    { name: 'save', perSecond: rateOf('save'), requests: () => [save()] },
    { name: 'page', perSecond: rateOf('page'), requests: () => [page()] },
    { name: 'read', perSecond: rateOf('read'), requests: anyRead },
    { name: 'login', perSecond: logins ?? rateOf('login'), requests: () => [login()] },
  ];
}
