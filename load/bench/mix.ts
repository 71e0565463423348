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
import { type Figures, figuresOf, median, type Sample, slowSeconds } from './figures.ts';
import type { Ground } from './ground.ts';
import { type Kind, type LoadRequest, type OwnDelay, runOpenLoop } from './open-loop.ts';
import { watchDatabase } from './watch-database.ts';

/** What 10,000 people who play at the same time ask for. */
export const mixPeople = 10_000;
const perSecond = { save: 250, start: 50, login: 20 } as const;
/** What every figure of the mix must stay under. */
const limits = { p95: 100, p99: 250, worst: 1000, errorShare: 0.001 } as const;
const warmSeconds = 20;
/** A second with a slower response than this is looked into. */
const slowMs = 250;
const mostSlowSeconds = 5;

/**
 * The mix of 10,000 players, in an open loop: saves, starts of the app (the page and what its dashboard reads) and logins.
 * Every round is shown; the medians count. @returns whether all of them are good enough
 */
export async function benchMix(
  ground: Ground,
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<boolean> {
  const password = 'porch swing 2';
  await giveAllPasswords(ground, password);
  const kinds = kindsOf(ground.totalExercises, password);
  const { origin } = ground;
  await runOpenLoop({ origin, kinds, seconds: warmSeconds });
  const all: Figures[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const watch = await watchDatabase(ground.databaseUrl);
    const { samples, own } = await runOpenLoop({ origin, kinds, seconds });
    await watch.end();
    all.push(figuresOf(samples));
    console.log(`\nround ${round}`);
    printRound(samples, own, watch.during);
  }
  const of = (figure: (figures: Figures) => number) => median(all.map(figure));
  const measured = {
    p95: of(({ p95 }) => p95),
    p99: of(({ p99 }) => p99),
    worst: of(({ worst }) => worst.ms),
    errorShare: of(({ errors, count }) => errors / count),
  };
  console.log(
    `\nmedians of ${rounds}: p95 ${ms(measured.p95)} (under ${limits.p95}), p99 ${ms(measured.p99)} (under ${limits.p99}), slowest ${ms(measured.worst)} (under ${limits.worst}), errors ${(100 * measured.errorShare).toFixed(3)} % (under ${100 * limits.errorShare})`,
  );
  return (Object.keys(limits) as (keyof typeof limits)[]).every((name) => measured[name] < limits[name]);
}

/** One hash serves for all: hashing ten thousand would take minutes. */
async function giveAllPasswords({ withServices }: Ground, password: string): Promise<void> {
  const hash = await hashPassword(password);
  await withServices(({ pool }) =>
    pool.query(`update accounts set password_hash = $1 where user_name like 'bench-%'`, [hash]),
  );
}

const anybody = () => 1 + randomInt(mixPeople);

function kindsOf(totalExercises: number, password: string): Kind[] {
  return [
    { name: 'save', perSecond: perSecond.save, requests: () => [saveRequest(totalExercises)] },
    { name: 'start', perSecond: perSecond.start, requests: startRequests },
    { name: 'login', perSecond: perSecond.login, requests: () => [loginRequest(password)] },
  ];
}

function saveRequest(totalExercises: number): LoadRequest {
  const { token, body } = saveOf(anybody(), 1 + randomInt(totalExercises));
  return { method: 'POST', path: saveAnswer.path, token, body };
}

/** The page, and what it reads to show the dashboard. */
function startRequests(): LoadRequest[] {
  const token = tokenOf(anybody());
  const reads = [getMe, getGame, listAnswers, listReviews, listPlanChanges];
  return [
    { method: 'GET', path: paths.dashboard },
    ...reads.map(({ path }) => ({ method: 'GET' as const, path: path.replace('{gameID}', '1'), token })),
  ];
}

function loginRequest(password: string): LoadRequest {
  return { method: 'POST', path: login.path, body: { email: `bench-${anybody()}`, password } };
}

const ms = (time: number) => `${time.toFixed(time < 10 ? 1 : 0)} ms`;

function printRound(samples: readonly Sample[], own: OwnDelay, during: (second: number) => string): void {
  for (const name of ['all', ...Object.keys(perSecond)]) {
    const { count, errors, p50, p95, p99, p999, worst } = figuresOf(
      name === 'all' ? samples : samples.filter(({ kind }) => kind === name),
    );
    console.log(
      `  ${name.padEnd(6)} ${count} sent, ${errors} errors; p50 ${ms(p50)}, p95 ${ms(p95)}, p99 ${ms(p99)}, p99.9 ${ms(p999)}, slowest ${ms(worst.ms)} in second ${worst.second}`,
    );
  }
  console.log(`  the generator itself was late by ${ms(own.p99)} (p99), ${ms(own.most)} at most`);
  for (const { second, ms: slowest } of slowSeconds(samples, slowMs).slice(0, mostSlowSeconds))
    console.log(`  second ${second}, ${ms(slowest)}: ${during(second)}`);
}
