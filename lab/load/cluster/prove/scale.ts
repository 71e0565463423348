import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '#contract/endpoints.ts';
import { tokenOf } from '../../bench-people.ts';
import type { App } from '../cluster.ts';
import type { Ground, Proof } from './proof.ts';

const mostApps = 4;
/** Part of one core that each process may use, so that the database and the generator have the rest. */
const share = 0.15;
const periodMicros = 50_000;
const warmMs = 5000;
const measureMs = 10_000;
const clientsEach = 8;
const leastPerProcess = 0.85;

export const scale: Proof = {
  name: 'scale',
  shows: `1, 2, 3 and 4 processes, each with ${share} of a core: N of them answer at least ${leastPerProcess} x N times as much`,
  needsRoot: 'control groups',
  async run(ground) {
    const apps = await startCapped(ground);
    const rates: number[] = [];
    const own: number[] = [];
    const add = async (count: number) => {
      const measured = await measure(apps.slice(0, count).map(({ url }) => url));
      rates.push(measured.rate);
      own.push(measured.share);
    };
    try {
      // Code that has never run is slow, and the first process would seem slower than it is.
      await measure(apps.map(({ url }) => url));
      for (let count = 1; count <= mostApps; count += 1) await add(count);
      await add(1);
    } finally {
      for (const { program } of apps) await program.stop(20_000);
      for (let number = 1; number <= mostApps; number += 1) rmdirSync(groupOf(number));
      for (const index of ground.apps.keys()) ground.apps[index] = await ground.cluster.startApp(index + 1);
    }
    // Of one process the better time counts: it has run longer by then, and all are compared with it.
    const again = rates.pop() ?? 0;
    const [first = 0] = rates;
    const one = Math.max(first, again);
    const factors = [one, ...rates.slice(1)].map((rate) => rate / one);
    return {
      holds: factors.every((factor, index) => factor >= leastPerProcess * (index + 1)),
      measured: `${rates.map((rate) => Math.round(rate)).join(', ')} and again ${Math.round(again)} calls a second, ${factors.map((factor) => factor.toFixed(2)).join(', ')} times one; the generator took ${own.map((part) => part.toFixed(2)).join(', ')} of a core`,
    };
  },
};

const root = '/sys/fs/cgroup';
const isSecondVersion = existsSync(`${root}/cgroup.controllers`);
const groupOf = (number: number) =>
  `${root}/${isSecondVersion ? '' : 'cpu/'}mind-your-step-${process.pid}-${number}`;

/** Starts new processes, each in a control group with its share of a core. */
async function startCapped({ cluster, apps }: Ground): Promise<App[]> {
  for (const { program } of apps) await program.stop(20_000);
  const capped: App[] = [];
  for (let number = 1; number <= mostApps; number += 1) {
    const app = await cluster.startApp(number, { DRAIN_SECONDS: '0' });
    const group = groupOf(number);
    mkdirSync(group);
    const quota = Math.round(share * periodMicros);
    if (isSecondVersion) writeFileSync(`${group}/cpu.max`, `${quota} ${periodMicros}`);
    else {
      writeFileSync(`${group}/cpu.cfs_period_us`, String(periodMicros));
      writeFileSync(`${group}/cpu.cfs_quota_us`, String(quota));
    }
    writeFileSync(`${group}/cgroup.procs`, String(app.program.child.pid));
    capped.push(app);
  }
  return capped;
}

/** Calls that read one row, as many as the processes answer; returns their rate, and the share of a core that we took. */
async function measure(urls: readonly string[]): Promise<{ rate: number; share: number }> {
  let isOn = true;
  let answered = 0;
  let person = 0;
  const client = async (url: string) => {
    while (isOn) {
      person += 1;
      const headers = { authorization: `Bearer ${tokenOf(1 + (person % 5000))}` };
      const response = await fetch(url + endpoints.getMe.path, { headers });
      await response.arrayBuffer();
      if (response.ok) answered += 1;
      else await sleep(20);
    }
  };
  const clients = urls.flatMap((url) => Array.from({ length: clientsEach }, () => client(url)));
  await sleep(warmMs);
  const before = { answered, cpu: process.cpuUsage(), at: performance.now() };
  await sleep(measureMs);
  const { user, system } = process.cpuUsage(before.cpu);
  const seconds = (performance.now() - before.at) / 1000;
  const rate = (answered - before.answered) / seconds;
  isOn = false;
  await Promise.all(clients);
  return { rate, share: (user + system) / 1e6 / seconds };
}
