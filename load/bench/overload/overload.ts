import { setTimeout as sleep } from 'node:timers/promises';
import { figuresOf, milliseconds, percentilesOf, type Sample } from '../figures.ts';
import type { Ground } from '../ground.ts';
import { printErrors, printFigures, printGenerator } from '../mix.ts';
import { runOpenLoop } from '../open-loop.ts';
import { kindsAtRate, mixRate } from '../requests.ts';
import { judgeAll } from '../verdict.ts';
import { findKnee } from './knee.ts';
import { secondsToRecover, shedOf } from './shed.ts';

const stepSeconds = 10;
const pauseMs = 2000;
const recoverySeconds = 20;
/** What a step of the search and a server that has recovered must stay under. */
const normalP99Ms = 250;
const times = 3;
/** Of the search: what even a slow machine can do. */
const firstRate = Math.round(mixRate / 8);
/** More logins a second than four threads can hash. */
const stormLogins = 200;

/**
 * Finds the rate that the server can do, sends three times that rate, and then lets it recover. Afterwards everybody
 * logs in at once while others play. @returns whether all goals are met
 */
export async function benchOverload(ground: Ground, { seconds }: { seconds: number }): Promise<boolean> {
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
  if (knee === 0) return false;
  await sleep(pauseMs);
  const { samples, own } = await run('overload', times * knee, seconds);
  const recovery = (await run('afterwards', Math.round(knee / 2), recoverySeconds)).samples;
  for (const name of ['all', 'save', 'page', 'read', 'login']) printFigures(name, samples);
  printErrors(samples);
  printGenerator(own);
  await sleep(pauseMs);
  const storm = (await run('everybody logs in', Math.round(knee / 2), recoverySeconds, stormLogins)).samples;
  printErrors(storm);
  return judgeAll([...goalsOf(samples, knee, seconds), ...goalsAfter(recovery), ...goalsOfStorm(storm)]);
}

const p99Of = (samples: readonly Sample[]) => percentilesOf(samples)(0.99);
const isPlay = ({ kind }: Sample) => kind !== 'login';

function goalsOf(samples: readonly Sample[], knee: number, seconds: number) {
  const { accepted, rejected, broken } = shedOf(samples);
  return [
    { name: 'p99 of accepted requests', unit: ' ms', values: [p99Of(accepted)], under: 500 },
    {
      name: 'accepted a second, of the knee',
      unit: '',
      values: [accepted.length / seconds / knee],
      atLeast: 0.5,
    },
    { name: 'p50 of 503', unit: ' ms', values: [percentilesOf(rejected)(0.5)], under: 50 },
    { name: 'neither accepted nor 503 with Retry-After', unit: '', values: [broken.length], under: 1 },
  ];
}

function goalsAfter(recovery: readonly Sample[]) {
  const seconds = secondsToRecover(recovery, normalP99Ms);
  return [{ name: 'recovered after', unit: ' s', values: [seconds], under: 10 }];
}

function goalsOfStorm(storm: readonly Sample[]) {
  const play = storm.filter(isPlay);
  const { accepted, broken } = shedOf(storm);
  const rejectedPlay = play.length - accepted.filter(isPlay).length;
  return [
    { name: 'p99 of play while everybody logs in', unit: ' ms', values: [p99Of(play)], under: 500 },
    {
      name: 'p99 of accepted logins',
      unit: ' ms',
      values: [p99Of(accepted.filter((one) => !isPlay(one)))],
      under: 1000,
    },
    {
      name: 'play rejected while everybody logs in',
      unit: ' %',
      values: [(100 * rejectedPlay) / play.length],
      under: 0.1,
    },
    {
      name: 'neither accepted nor 503, while everybody logs in',
      unit: '',
      values: [broken.length],
      under: 1,
    },
  ];
}
