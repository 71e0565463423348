import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

import type { PageTimes } from '#e2e/steps/page-times.ts';
import { environment, root } from '../../../installs/prepare.js';
import { percentilesOf } from './figures.ts';
import type { Ground } from './ground.ts';
import type { Goal } from './verdict.ts';

const ms = ' ms';

/** What a player waits for in Chromium: the first load on a poor connection, the first film, and from clip to clip. */
export async function benchPages({ origin }: Ground, { rounds }: { rounds: number }): Promise<Goal[]> {
  const all: PageTimes[] = [];
  for await (const times of timePages(origin, rounds)) {
    all.push(times);
    console.log(`round ${all.length}: ${JSON.stringify(times, rounded)}`);
  }
  const of = (time: (times: PageTimes) => number) => all.map(time);
  const gapAt = (share: number) => of(({ gaps }) => percentilesOf(gaps.map((gap) => ({ ms: gap })))(share));
  return [
    {
      name: 'home page on slow 4G, largest content',
      unit: ms,
      values: of(({ home }) => home.painted),
      under: 1600,
    },
    {
      name: 'home page on slow 4G, its buttons work',
      unit: ms,
      values: of(({ home }) => home.ready),
      under: 4000,
    },
    { name: 'game on slow 4G, first frame', unit: ms, values: of(({ game }) => game), under: 8000 },
    {
      name: 'Resume Play on slow 4G, first frame',
      unit: ms,
      values: of((times) => times.resumeSlow),
      under: 2500,
    },
    { name: 'Resume Play, first frame', unit: ms, values: of(({ resume }) => resume), under: 500 },
    { name: 'clip to clip, p50', unit: ms, values: gapAt(0.5), under: 50 },
    { name: 'clip to clip, slowest', unit: ms, values: gapAt(1), isShown: true },
    { name: 'frames without a picture', unit: '', values: of(({ blanks }) => blanks), isNone: true },
  ];
}

const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Math.round(value) : value);

/** In a process of its own: pages are no part of this one's types. @throws Error when it fails */
async function* timePages(origin: string, rounds: number): AsyncGenerator<PageTimes> {
  const child = spawn(process.execPath, ['lab/tools/time-pages.ts', origin, `${rounds}`], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) yield JSON.parse(line);
  const [code] = await ended;
  if (code !== 0) throw new Error('The pages could not be timed.');
}
