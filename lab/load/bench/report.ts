import { setTimeout as sleep } from 'node:timers/promises';
import { makeReport } from '#contract/reports.ts';
import { buildApp } from '#server/app.ts';
import { tokenOf } from '../bench-people.ts';
import { playWholeGame, reviewWholeGame } from '../play-whole-game.ts';
import { type Figures, figuresOf, isError, milliseconds, type Sample } from './figures.ts';
import type { Ground } from './ground.ts';
import { printErrors, printFigures, printGenerator, stallsIn } from './mix.ts';
import { runOpenLoop } from './open-loop.ts';
import { shedOf } from './overload/shed.ts';
import { requestsOf } from './requests.ts';
import type { Goal } from './verdict.ts';

/** People who have played the whole game. */
const readers = 8;
const oneByOne = 40;
/** Of different addresses, because one that is opened many times at once is rendered once. */
const atOnce = 200;
/** As many as may wait for the thread that renders them. */
const leastMade = 40;
const leastBytes = 10_000;
const othersASecond = 20;
const reportPath = makeReport.path.replace('{gameID}/{reportVersion}', '1/1');
const ms = ' ms';

/** The PDF of a whole game with its reviews: one after the other, and 200 at once while others play. */
export async function benchReport(
  ground: Ground,
  { seconds, rounds }: { seconds: number; rounds: number },
): Promise<Goal[]> {
  await ground.withServices(async (running) => {
    const app = await buildApp(running);
    const { game } = running.services.content;
    for (let person = 1; person <= readers; person += 1) {
      await playWholeGame(app, game, person);
      await reviewWholeGame(app, game, person);
    }
    await app.close();
  });
  await openInTurn(await addressesOf(ground, 5));
  const alone: Figures[] = [];
  /** Only those that were due from the first of the reports until the last response to them. */
  const others: Figures[] = [];
  const errors: number[] = [];
  const made: number[] = [];
  const broken: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    alone.push(figuresOf(await openInTurn(await addressesOf(ground, oneByOne))));
    const addresses = await addressesOf(ground, atOnce);
    const { read } = requestsOf(ground);
    const kinds = [{ name: 'others', perSecond: othersASecond, requests: () => [read('answers')] }];
    const [{ samples, own, startedAt }, { opened, from, to }] = await Promise.all([
      runOpenLoop({ origin: ground.origin, kinds, seconds }),
      sleep(1000).then(() => openAtOnce(addresses)),
    ]);
    const during = samples.filter(({ dueMs }) => dueMs >= from - startedAt && dueMs <= to - startedAt);
    others.push(figuresOf(during));
    errors.push(figuresOf(samples).errors);
    const shed = shedOf(opened);
    made.push(shed.accepted.length);
    broken.push(shed.broken.length);
    console.log(`round ${round}: ${made.at(-1)} of ${atOnce} made in ${milliseconds(to - from)}`);
    printFigures('all', during);
    printErrors([...opened, ...samples]);
    printGenerator(own);
  }
  const burst = `${atOnce} at once`;
  return [
    { name: 'a report alone, p50', unit: ms, values: alone.map(({ p50 }) => p50), isShown: true },
    { name: 'a report alone, p95', unit: ms, values: alone.map(({ p95 }) => p95), under: 1000 },
    { name: 'a report alone, slowest', unit: ms, values: alone.map(({ worst }) => worst.ms), isShown: true },
    { name: `made of ${burst}`, unit: '', values: made, atLeast: leastMade },
    { name: `neither made nor 503 with Retry-After, of ${burst}`, unit: '', values: broken, isNone: true },
    { name: `p95 of others during ${burst}`, unit: ms, values: others.map(({ p95 }) => p95), under: 250 },
    { name: `p99 of others during ${burst}`, unit: ms, values: others.map(({ p99 }) => p99), isShown: true },
    ...stallsIn(others, ` of others during ${burst}`),
    {
      name: `errors of others during ${burst} and afterwards`,
      unit: '',
      values: errors,
      isNone: true,
    },
  ];
}

/** Makes the addresses of so many reports, of the readers in turn. */
async function addressesOf({ origin, withServices }: Ground, count: number): Promise<string[]> {
  // Through the services, which have no limit of reports an hour.
  return withServices(async (running) => {
    const app = await buildApp(running);
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

/** Opens a report. A PDF that is too short to be one counts as no response. */
async function open(address: string): Promise<Sample> {
  const startedAt = performance.now();
  const response = await fetch(address);
  const body = Buffer.from(await response.arrayBuffer());
  const ms = performance.now() - startedAt;
  const opened = { kind: 'report', dueMs: 0, ms };
  if (response.ok && body.length >= leastBytes) return { ...opened, status: response.status };
  const error = { code: response.statusText, saysWhen: response.headers.has('retry-after') };
  return { ...opened, status: response.ok ? 0 : response.status, ...error };
}

/** Opens all reports together. `from` and `to` are in the time of `performance.now()`. */
async function openAtOnce(addresses: readonly string[]) {
  const from = performance.now();
  const opened = await Promise.all(addresses.map(open));
  return { opened, from, to: performance.now() };
}

/** Opens reports one after the other. @throws Error when one is not made */
async function openInTurn(addresses: readonly string[]): Promise<Sample[]> {
  const all: Sample[] = [];
  for (const address of addresses) {
    const opened = await open(address);
    if (isError(opened)) throw new Error(`The response to a report was ${opened.status} ${opened.code}.`);
    all.push(opened);
  }
  return all;
}
