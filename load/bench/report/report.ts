import { setTimeout as sleep } from 'node:timers/promises';
import { makeReport } from '#contract/reports.ts';
import { buildApp } from '#server/app.ts';
import { tokenOf } from '../../bench-people.ts';
import { playWholeGame, reviewWholeGame } from '../../play-whole-game.ts';
import { type Figures, figuresOf } from '../figures.ts';
import type { Ground } from '../ground.ts';
import { printErrors, printFigures, printGenerator, stallsIn } from '../mix.ts';
import { runOpenLoop } from '../open-loop.ts';
import { requestsOf } from '../requests.ts';
import type { Goal } from '../verdict.ts';

/** People who have played the whole game. */
const readers = 8;
const oneByOne = 40;
/** Of different addresses, because one that is opened many times at once is rendered once. */
const atOnce = 200;
/** As many as may wait for the thread that renders them. */
const leastMade = 40;
const othersASecond = 20;
const reportPath = makeReport.path.replace('{gameID}/{reportVersion}', '1/1');
const ms = ' ms';

/** The PDF of a whole game with its reviews: one after the other, and 200 at once while others play. */
export async function benchReport(
  ground: Ground,
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<Goal[]> {
  await ground.withServices(async (services) => {
    const app = await buildApp(services);
    for (let person = 1; person <= readers; person += 1) {
      await playWholeGame(app, services.game, person);
      await reviewWholeGame(app, services.game, person);
    }
    await app.close();
  });
  await timeReports(ground, 5);
  const alone: Figures[] = [];
  const others: Figures[] = [];
  const made: number[] = [];
  const broken: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const times = await timeReports(ground, oneByOne);
    alone.push(
      figuresOf(times.map((one, index) => ({ kind: 'report', dueMs: index * 1000, ms: one, status: 200 }))),
    );
    const addresses = await addressesOf(ground, atOnce);
    const { read } = requestsOf(ground);
    const kinds = [{ name: 'others', perSecond: othersASecond, requests: () => [read('answers')] }];
    const [{ samples, own }, opened] = await Promise.all([
      runOpenLoop({ origin: ground.origin, kinds, seconds }),
      sleep(1000).then(() => Promise.all(addresses.map(open))),
    ]);
    others.push(figuresOf(samples));
    made.push(opened.filter(({ status }) => status === 200).length);
    broken.push(
      opened.filter(({ status, saysWhen }) => status !== 200 && !(status === 503 && saysWhen)).length,
    );
    console.log(`round ${round}: ${made.at(-1)} of ${atOnce} made`);
    printFigures('all', samples);
    printErrors(samples);
    printGenerator(own);
  }
  const burst = `${atOnce} at once`;
  return [
    { name: 'a report alone, p50', unit: ms, values: alone.map(({ p50 }) => p50), isShown: true },
    { name: 'a report alone, p95', unit: ms, values: alone.map(({ p95 }) => p95), under: 1000 },
    { name: 'a report alone, slowest', unit: ms, values: alone.map(({ worst }) => worst.ms), isShown: true },
    { name: `made of ${burst}`, unit: '', values: made, atLeast: leastMade },
    { name: `neither made nor 503 with Retry-After, of ${burst}`, unit: '', values: broken, under: 1 },
    { name: `p95 of others during ${burst}`, unit: ms, values: others.map(({ p95 }) => p95), under: 250 },
    { name: `p99 of others during ${burst}`, unit: ms, values: others.map(({ p99 }) => p99), isShown: true },
    ...stallsIn(others, ` of others during ${burst}`),
    {
      name: `errors of others during ${burst}`,
      unit: '',
      values: others.map(({ errors }) => errors),
      under: 1,
    },
  ];
}

/** Makes the addresses of so many reports, of the readers in turn. */
async function addressesOf({ origin, withServices }: Ground, count: number): Promise<string[]> {
  // Through the services, which have no limit of reports an hour.
  return withServices(async (services) => {
    const app = await buildApp(services);
    const addresses: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const headers = { authorization: `Bearer ${tokenOf(1 + (index % readers))}` };
      const response = await app.inject({ url: reportPath, headers });
      addresses.push(origin + new URL(response.json().report).pathname);
    }
    await app.close();
    return addresses;
  });
}

async function open(address: string): Promise<{ status: number; saysWhen: boolean; bytes: number }> {
  const response = await fetch(address);
  const { byteLength } = await response.arrayBuffer();
  return { status: response.status, saysWhen: response.headers.has('retry-after'), bytes: byteLength };
}

/** Opens reports one after the other. @throws Error when one is not made */
async function timeReports(ground: Ground, count: number): Promise<number[]> {
  const times: number[] = [];
  for (const address of await addressesOf(ground, count)) {
    const startedAt = performance.now();
    const { status, bytes } = await open(address);
    times.push(performance.now() - startedAt);
    if (status !== 200 || bytes < 10_000)
      throw new Error(`A report was ${bytes} bytes with the status ${status}.`);
  }
  return times;
}
