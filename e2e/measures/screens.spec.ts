import { expect, test } from '#e2e/setup/fixtures.ts';
import { faultsOf, readOpen } from './verdict.ts';
import { views } from './views.ts';
import { takeWalk } from './walk.ts';
import { measuredOften, walks } from './walk-list.ts';

/** The screens that people meet most, in every view; `npm run screens` measures all of them. */

test.use({ looksFirst: true, serviceWorkers: 'block' });

for (const walk of walks.filter(({ screen }) => measuredOften.includes(screen))) {
  const states = walk.states.map(({ name }) => name).join(', ');
  test(`${walk.screen} (${states}) keeps its measures in eight views`, async ({ page, server }) => {
    const rows = await takeWalk({ page, url: server.url }, walk, views);
    expect(rows.length).toBeGreaterThan(0);
    expect(faultsOf(rows, readOpen())).toEqual([]);
  });
}
