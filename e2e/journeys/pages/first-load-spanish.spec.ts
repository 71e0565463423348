import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { BrowserContext } from '@playwright/test';
import { expect, test } from '#e2e/setup/fixtures.ts';

/** What a new page loads until the network is idle: its scripts with their gzipped size, and everything that they ask for. */
async function measureLoad(context: BrowserContext, address: string) {
  const page = await context.newPage();
  const scripts = new Map<string, number>();
  const asked: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const type = response.request().resourceType();
    if (type === 'script')
      scripts.set(pathname, gzipSync(readFileSync(`dist/web${pathname}`), { level: 9 }).length);
    if (type === 'fetch' || type === 'xhr') asked.push(pathname);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  expect(await page.locator('html').getAttribute('lang')).toBe(address === '/' ? 'en' : 'es');
  await page.close();
  const bytes = [...scripts.values()].reduce((sum, one) => sum + one, 0);
  return { names: [...scripts.keys()].toSorted(), bytes, asked: asked.toSorted() };
}

test('the first load of /es is within 2 % of that of /, and fetches no catalog', async ({ context }) => {
  const [english, spanish] = [await measureLoad(context, '/'), await measureLoad(context, '/es')];
  console.log(`scripts of / ${english.bytes}, of /es ${spanish.bytes} bytes gzipped`);
  expect(english.bytes).toBeGreaterThan(50_000);
  expect(spanish.bytes).toBeLessThanOrEqual(1.02 * english.bytes);
  // The texts stand in the scripts: a catalog would be one more, or would be asked for.
  expect(spanish.names).toHaveLength(english.names.length);
  expect(spanish.names).not.toEqual(english.names);
  expect(spanish.asked).toEqual(english.asked);
});
