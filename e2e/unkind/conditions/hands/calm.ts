import { expect } from '#e2e/setup/fixtures.ts';
import type { Condition } from '../../condition.ts';
import type { Stage } from '../../journey.ts';

/** What turns while somebody waits may move; it says so in words, too. */
async function expectNoMovement({ page }: Stage) {
  const moving = () =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getTiming().duration) > 10)
      .length;
  await expect.poll(() => page.evaluate(moving)).toBe(0);
}

const films = new WeakMap<object, Set<string>>();

async function watchFilms({ page }: Stage) {
  const asked = new Set<string>();
  films.set(page, asked);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.mp4')) asked.add(pathname);
  });
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
}

/** The film that plays alone: another one may be in four seconds. */
async function expectOneFilm({ page }: Stage) {
  await page.waitForTimeout(1000);
  expect(films.get(page)?.size).toBe(1);
}

export const calm: Condition = {
  ways: {
    'a data saver': { arrange: watchFilms, after: { 'opens the film': expectOneFilm } },
    'no movement': {
      arrange: ({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }),
      after: {
        'opens the film': expectNoMovement,
        'answers right': expectNoMovement,
        'logs in': expectNoMovement,
      },
    },
    'less transparency': {
      async arrange({ page }) {
        const devtools = await page.context().newCDPSession(page);
        const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }];
        await devtools.send('Emulation.setEmulatedMedia', { features });
      },
    },
  },
};
