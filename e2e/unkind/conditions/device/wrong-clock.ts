import { expect } from '#e2e/setup/fixtures.ts';
import { readCurrentPlaythrough } from '#e2e/steps/game.ts';
import type { Condition, Way } from '../../condition.ts';
import type { Stage } from '../../journey.ts';

const hourMs = 3_600_000;

/** The page's clock runs, and shows another time than the server's. */
const shiftedBy = (ms: number): Way => ({
  arrange: ({ page }) =>
    page.addInitScript((ms) => {
      const RealDate = Date;
      const now = () => RealDate.now() + ms;
      globalThis.Date = new Proxy(RealDate, {
        construct: (real, given) => Reflect.construct(real, given.length === 0 ? [now()] : given),
        get: (real, name) => (name === 'now' ? now : Reflect.get(real, name)),
      });
    }, ms),
  end: expectNoFuture,
});

/** What was answered was answered by now, whatever the device says. */
async function expectNoFuture({ page }: Stage) {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const playthrough = token === null ? undefined : await readCurrentPlaythrough(page, token);
  const times = playthrough?.exercises.flatMap(({ main }) =>
    main.map(({ attempted_at: at }) => Date.parse(at)),
  );
  expect(Math.max(0, ...(times ?? []))).toBeLessThanOrEqual(Date.now());
}

/** Ten seconds before winter time begins in New York. */
const beforeWinterTime = Date.UTC(2026, 10, 1, 5, 59, 50);

export const wrongClock: Condition = {
  ways: {
    'a day ahead': shiftedBy(24 * hourMs),
    'an hour ahead': shiftedBy(hourMs),
    'a day behind': shiftedBy(-24 * hourMs),
    'at the change to winter time': {
      ...shiftedBy(beforeWinterTime - Date.now()),
      showsIn: ['log in, answer right, wrong and wrong again'],
    },
  },
};
