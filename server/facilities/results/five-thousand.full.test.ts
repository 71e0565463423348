import { expect, test } from 'vitest';
import type { ResponseOf } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { testApp } from '#server/testing/test-app.ts';
import { facilitiesOf } from '../testing/facility.ts';
import { seedLargeFacility } from '../testing/large-facility.ts';

const tested = await testApp();
const facility = facilitiesOf(tested);

const runs = 20;
const members = 5000;
const exercises = 50;

const { administrator } = await facility();
await seedLargeFacility(tested.services.database.$client, administrator.account.id, {
  members,
  units: 20,
  exercises,
});
const url = await tested.app.listen({ port: 0, host: '127.0.0.1' });

async function listTopics(headers: Record<string, string>) {
  const response = await fetch(url + endpoints.listTopics.path, { headers });
  return (await response.json()) as ResponseOf<typeof endpoints.listTopics>;
}

/** The 19th of 20. */
const p95 = (values: readonly number[]) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] as number);

test('the topics of 5,000 members in 20 units are there within 500 ms', async () => {
  const headers = { authorization: `Bearer ${administrator.token}` };
  const tookMs: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const begin = performance.now();
    const { units, topics } = await listTopics(headers);
    tookMs.push(performance.now() - begin);
    expect([units.length, topics.length]).toEqual([21, 15]);
    expect(topics[0]?.all.figures?.firstTries).toBeGreaterThan(members);
  }
  console.log(`topics of ${members} members, p95 of ${runs} runs: ${p95(tookMs)} ms`);
  expect(p95(tookMs)).toBeLessThan(500);
}, 60_000);

test('the file of results of 5,000 members takes less than 3 s and 64 MB more memory', async () => {
  const tookMs: number[] = [];
  const moreMb: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { address } = (await administrator.call(endpoints.makeResultsFile)).json();
    const stop = watchMemory();
    const begin = performance.now();
    const lines = await countLines(url + new URL(address).pathname);
    tookMs.push(performance.now() - begin);
    moreMb.push(stop());
    expect(lines).toBe(members + 1);
  }
  console.log(
    `results of ${members} members, p95 of ${runs} runs: ${p95(tookMs)} ms, ${p95(moreMb)} MB more`,
  );
  expect(p95(tookMs)).toBeLessThan(3000);
  expect(p95(moreMb)).toBeLessThan(64);
}, 180_000);

/** Reads the file piece by piece: this process must not hold it as a whole. */
async function countLines(address: string): Promise<number> {
  const { body, status } = await fetch(address);
  expect(status).toBe(200);
  let lines = 0;
  for await (const piece of body ?? []) lines += (piece as Uint8Array).filter((byte) => byte === 10).length;
  return lines;
}

/** The most memory of this process over that at the start, in MB, looked at every 10 ms. */
function watchMemory() {
  const before = process.memoryUsage.rss();
  let most = before;
  const look = () => {
    most = Math.max(most, process.memoryUsage.rss());
  };
  const timer = setInterval(look, 10);
  return () => {
    clearInterval(timer);
    look();
    return (most - before) / 1_048_576;
  };
}
