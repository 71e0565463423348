import { setTimeout as sleep } from 'node:timers/promises';
import { figuresOf, milliseconds, percentilesOf, type Sample } from '../figures.ts';
import type { Ground } from '../ground.ts';
import { printErrors, printFigures, printGenerator, stallsIn } from '../mix.ts';
import { type LoopRun, runOpenLoop, runPhases } from '../open-loop.ts';
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
/** Of them at least as many are accepted a second as log in at usual times. */
const leastLogins = 20;

/**
 * Finds the rate that the server can do. In each round three times that rate is sent and, from the last of these on, half
 * of it, while the server recovers; then everybody logs in at once while others play.
 */
export async function benchOverload(
  ground: Ground,
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<Goal[]> {
  const { origin } = ground;
  const kinds = (rate: number, logins?: number) => kindsAtRate(ground, rate, logins);
  const run = async (name: string, rate: number, forSeconds: number, logins?: number) =>
    print(name, rate, await runOpenLoop({ origin, kinds: kinds(rate, logins), seconds: forSeconds }));
  await run('warm-up', firstRate, stepSeconds);
  const knee = await findKnee(firstRate, async (rate) => {
    await sleep(pauseMs);
    const { errors, p99 } = figuresOf((await run('step', rate, stepSeconds)).samples);
    return errors === 0 && p99 < normalP99Ms;
  });
  console.log(`\nknee: ${knee} requests a second`);
  if (knee === 0) return [{ name: 'knee', unit: ' requests a second', values: [0], atLeast: firstRate }];
  const half = Math.round(knee / 2);
  const all: Round[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`\nround ${round}`);
    await sleep(pauseMs);
    const [during, afterwards] = (await runPhases(origin, [
      { kinds: kinds(times * knee), seconds },
      { kinds: kinds(half), seconds: recoverySeconds },
    ])) as [LoopRun, LoopRun];
    const { samples, own } = print('overload', times * knee, during);
    const recovery = print('afterwards', half, afterwards).samples;
    for (const name of ['all', 'save', 'page', 'read', 'login']) printFigures(name, samples);
    printErrors(samples);
    printGenerator(own);
    await sleep(pauseMs);
    const storm = (await run('everybody logs in', half, recoverySeconds, stormLogins)).samples;
    printErrors(storm);
    all.push({ overload: samples, recovery, storm });
  }
  return [...goalsOf(all), ...goalsOfStorm(all.map(({ storm }) => storm))];
}

function print(name: string, rate: number, run: LoopRun): LoopRun {
  const { count, errors, p99 } = figuresOf(run.samples);
  console.log(
    `${name}, ${rate} a second: ${count} sent, ${errors} errors, p99 ${milliseconds(p99)}; the generator was late by ${milliseconds(run.own.p99)} (p99)`,
  );
  return run;
}

type Round = { overload: Sample[]; recovery: Sample[]; storm: Sample[] };

const p99Of = (samples: readonly Sample[]) => percentilesOf(samples)(0.99);
const isPlay = ({ kind }: Sample) => kind !== 'login';
const ms = ' ms';

/** Pages are never rejected, so they say nothing about what is. */
const isRejectable = ({ kind }: Sample) => kind !== 'page';

function goalsOf(all: readonly Round[]): Goal[] {
  const shed = all.map(({ overload }) => shedOf(overload));
  const accepted = shed.map((one) => figuresOf(one.accepted));
  const rejected = shed.map((one) => figuresOf(one.rejected));
  const rates = shed.map((one, round) => {
    const sent = all[round]?.overload.filter(isRejectable).length ?? 0;
    return one.accepted.filter(isRejectable).length / (sent / times);
  });
  const recovered = all.map(({ recovery }) => secondsToRecover(recovery, normalP99Ms));
  return [
    { name: 'p99 of accepted requests', unit: ms, values: accepted.map(({ p99 }) => p99), under: 500 },
    ...stallsIn(accepted, ' of accepted requests'),
    { name: 'accepted a second without pages, of the knee', unit: '', values: rates, atLeast: 0.5 },
    { name: 'p50 of 503', unit: ms, values: rejected.map(({ p50 }) => p50), under: 50 },
    { name: 'p99 of 503', unit: ms, values: rejected.map(({ p99 }) => p99), under: rejectedP99Ms },
    {
      ...{ name: 'neither accepted nor 503 with Retry-After', unit: '' },
      ...{ values: shed.map(({ broken }) => broken.length), isNone: true },
    },
    { name: 'recovered after', unit: ' s', values: recovered, under: 10 },
  ];
}

function goalsOfStorm(storms: readonly Sample[][]): Goal[] {
  const shed = storms.map(shedOf);
  const playOf = (samples: readonly Sample[]) => samples.filter(isPlay);
  const play = storms.map((storm) => figuresOf(playOf(storm)));
  const logins = shed.map(({ accepted }) => accepted.filter((one) => !isPlay(one)));
  const perSecond = logins.map(({ length }) => length / recoverySeconds);
  const rejected = storms.map((storm, round) => {
    const accepted = playOf(shed[round]?.accepted ?? []).length;
    return 100 * (1 - accepted / playOf(storm).length);
  });
  const rejectedLogins = shed.map((one) => p99Of(one.rejected));
  const during = 'while everybody logs in';
  return [
    { name: `p99 of play ${during}`, unit: ms, values: play.map(({ p99 }) => p99), under: 500 },
    ...stallsIn(play, ` of play ${during}`),
    { name: 'accepted logins a second', unit: '', values: perSecond, atLeast: leastLogins },
    { name: 'p99 of accepted logins', unit: ms, values: logins.map(p99Of), under: 1000 },
    { name: `play rejected ${during}`, unit: ' %', values: rejected, under: 0.1 },
    { name: `p99 of 503 ${during}`, unit: ms, values: rejectedLogins, under: rejectedP99Ms },
    {
      ...{ name: `neither accepted nor 503, ${during}`, unit: '' },
      ...{ values: shed.map(({ broken }) => broken.length), isNone: true },
    },
  ];
}
