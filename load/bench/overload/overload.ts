import { setTimeout as sleep } from 'node:timers/promises';
import { figuresOf, milliseconds, percentilesOf, type Sample } from '../figures.ts';
import type { Ground } from '../ground.ts';
import { printErrors, printFigures, printGenerator, stallsIn } from '../mix.ts';
import { runOpenLoop } from '../open-loop.ts';
import { kindsAtRate, mixRate } from '../requests.ts';
import type { Goal } from '../verdict.ts';
import { findKnee } from './knee.ts';
import { secondsToRecover, shedOf } from './shed.ts';

const stepSeconds = 10;
const pauseMs = 2000;
const recoverySeconds = 20;
/** What a step of the search and a server that has recovered must stay under. */
const normalP99Ms = 250;
/** So long may even a response of a full server take that only says when to come back. */
const rejectedP99Ms = 250;
const times = 3;
/** Of the search: what even a slow machine can do. */
const firstRate = Math.round(mixRate / 8);
/** More logins a second than four threads can hash. */
const stormLogins = 200;

/**
 * Finds the rate that the server can do. In each round three times that rate is sent and the server recovers, and
 * afterwards everybody logs in at once while others play.
 */
export async function benchOverload(
  ground: Ground,
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<Goal[]> {
  const { origin } = ground;
  const kinds = (rate: number, logins?: number) => kindsAtRate(ground, rate, logins);
  const run = async (name: string, rate: number, forSeconds: number, logins?: number) => {
    const { samples, own } = await runOpenLoop({ origin, kinds: kinds(rate, logins), seconds: forSeconds });
    const { count, errors, p99 } = figuresOf(samples);
    console.log(
      `${name}, ${rate} a second: ${count} sent, ${errors} errors, p99 ${milliseconds(p99)}; the generator was late by ${milliseconds(own.p99)} (p99)`,
    );
    return { samples, own };
  };
  await run('warm-up', firstRate, stepSeconds);
  const knee = await findKnee(firstRate, async (rate) => {
    await sleep(pauseMs);
    const { errors, p99 } = figuresOf((await run('step', rate, stepSeconds)).samples);
    return errors === 0 && p99 < normalP99Ms;
  });
  console.log(`\nknee: ${knee} requests a second`);
  if (knee === 0) return [{ name: 'knee', unit: ' requests a second', values: [0], atLeast: firstRate }];
  const all: Round[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`\nround ${round}`);
    await sleep(pauseMs);
    const { samples, own } = await run('overload', times * knee, seconds);
    const recovery = (await run('afterwards', Math.round(knee / 2), recoverySeconds)).samples;
    for (const name of ['all', 'save', 'page', 'read', 'login']) printFigures(name, samples);
    printErrors(samples);
    printGenerator(own);
    await sleep(pauseMs);
    const storm = (await run('everybody logs in', Math.round(knee / 2), recoverySeconds, stormLogins))
      .samples;
    printErrors(storm);
    all.push({ overload: samples, recovery, storm });
  }
  return [...goalsOf(all, knee, seconds), ...goalsOfStorm(all.map(({ storm }) => storm))];
}

type Round = { overload: Sample[]; recovery: Sample[]; storm: Sample[] };

const p99Of = (samples: readonly Sample[]) => percentilesOf(samples)(0.99);
const isPlay = ({ kind }: Sample) => kind !== 'login';
const ms = ' ms';

function goalsOf(all: readonly Round[], knee: number, seconds: number): Goal[] {
  const shed = all.map(({ overload }) => shedOf(overload));
  const accepted = shed.map((one) => figuresOf(one.accepted));
  const rejected = shed.map((one) => figuresOf(one.rejected));
  const rates = accepted.map(({ count }) => count / seconds / knee);
  const recovered = all.map(({ recovery }) => secondsToRecover(recovery, normalP99Ms));
  return [
    { name: 'p99 of accepted requests', unit: ms, values: accepted.map(({ p99 }) => p99), under: 500 },
    ...stallsIn(accepted, ' of accepted requests'),
    { name: 'accepted a second, of the knee', unit: '', values: rates, atLeast: 0.5 },
    { name: 'p50 of 503', unit: ms, values: rejected.map(({ p50 }) => p50), under: 50 },
    { name: 'p99 of 503', unit: ms, values: rejected.map(({ p99 }) => p99), under: rejectedP99Ms },
    {
      ...{ name: 'neither accepted nor 503 with Retry-After', unit: '' },
      ...{ values: shed.map(({ broken }) => broken.length), under: 1 },
    },
    { name: 'recovered after', unit: ' s', values: recovered, under: 10 },
  ];
}

function goalsOfStorm(storms: readonly Sample[][]): Goal[] {
  const shed = storms.map(shedOf);
  const playOf = (samples: readonly Sample[]) => samples.filter(isPlay);
  const play = storms.map((storm) => figuresOf(playOf(storm)));
  const logins = shed.map(({ accepted }) => p99Of(accepted.filter((one) => !isPlay(one))));
  const rejected = storms.map((storm, round) => {
    const accepted = playOf(shed[round]?.accepted ?? []).length;
    return 100 * (1 - accepted / playOf(storm).length);
  });
  const rejectedLogins = shed.map((one) => p99Of(one.rejected));
  const during = 'while everybody logs in';
  return [
    { name: `p99 of play ${during}`, unit: ms, values: play.map(({ p99 }) => p99), under: 500 },
    ...stallsIn(play, ` of play ${during}`),
    { name: 'p99 of accepted logins', unit: ms, values: logins, under: 1000 },
    { name: `play rejected ${during}`, unit: ' %', values: rejected, under: 0.1 },
    { name: `p99 of 503 ${during}`, unit: ms, values: rejectedLogins, under: rejectedP99Ms },
    {
      ...{ name: `neither accepted nor 503, ${during}`, unit: '' },
      ...{ values: shed.map(({ broken }) => broken.length), under: 1 },
    },
  ];
}
