import { expect, test } from 'vitest';
import { readAhead } from './pages-of.ts';

/** Pages that take a moment, and what happens to them. */
function watchedPages(count: number, failsAt?: number) {
  const events: string[] = [];
  async function* pages() {
    for (let page = 1; page <= count; page += 1) {
      events.push(`ask ${page}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (page === failsAt) throw new Error(`page ${page}`);
      events.push(`got ${page}`);
      yield page;
    }
  }
  return { events, pages: readAhead(pages()) };
}

test('the next page is asked for while one is in use, never two', async () => {
  const { events, pages } = watchedPages(3);
  for await (const page of pages) events.push(`use ${page}`);
  expect(events).toEqual([
    ...['ask 1', 'got 1', 'ask 2', 'use 1', 'got 2', 'ask 3', 'use 2', 'got 3', 'use 3'],
  ]);
});

test('a page that fails is told after those before it, and nothing is unhandled', async () => {
  const { pages } = watchedPages(3, 2);
  const used: number[] = [];
  await expect(
    (async () => {
      for await (const page of pages) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        used.push(page);
      }
    })(),
  ).rejects.toThrow('page 2');
  expect(used).toEqual([1]);
});

test('whoever stops waits for the page that was asked for', async () => {
  const { events, pages } = watchedPages(3);
  for await (const _ of pages) break;
  expect(events.at(-1)).toBe('got 2');
});
