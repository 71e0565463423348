import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import type { Game } from '#contract/game.ts';
import { paths } from '#contract/pages/paths.ts';
import { settingsCookie } from '#e2e/setup/settings-cookie.ts';
import { administrator } from '#server/sandbox/seeds/seed-people.ts';
import { chromiumPath } from '../../../installs/prepare.js';
import { type Fault, seconds, untilSo } from './fault.ts';
import { newFolder, startProduct } from './tools/product.ts';
import { provideWeb } from './tools/web.ts';

const savedWithinMs = 60_000;
const stepMs = 60_000;

export const browserKilled: Fault = {
  name: 'browser-killed',
  shows:
    'the browser is killed right after Okay, before the answer has left it: opened again, it sends the answer',
  control: {
    without: 'the web app keeps its outbox in memory',
    breaks: /not saved within/,
    change: {
      file: 'web/data/outbox/outbox-store.ts',
      find: 'import { type DBSchema',
      replace: "import 'fake-indexeddb/auto';\nimport { type DBSchema",
    },
  },
  obstacle: () => (existsSync(chromiumPath()) ? null : "needs Debian's chromium-headless-shell"),
  async run(ground) {
    const product = await startProduct(ground, { env: { WEB_DIR: await provideWeb(ground) } });
    const profile = await newFolder(ground);
    const open = async () => {
      const args = ['--autoplay-policy=no-user-gesture-required'];
      const executablePath = chromiumPath();
      const context = await chromium.launchPersistentContext(profile, { executablePath, args });
      ground.onEnd(() => killBrowser(profile));
      return { context, page: context.pages()[0] ?? (await context.newPage()) };
    };
    const { userName: email, password } = administrator.person;
    const { context, page } = await open();
    page.setDefaultTimeout(stepMs);
    await context.addCookies([settingsCookie(product.url)]);
    const login = await page.request.post(product.url + endpoints.login.path, { data: { email, password } });
    const { token, user } = await login.json();
    const headers = { authorization: `Bearer ${token}` };
    const game: Game = await (
      await page.request.get(`${product.url}/api/v2/user/games/1`, { headers })
    ).json();
    const logIn = async (page: Page) => {
      await page.goto(product.url + paths.feedback);
      await page.evaluate(
        ([token = '', user = '']) => {
          localStorage.setItem('token', token);
          localStorage.setItem('user', user);
        },
        [token, JSON.stringify(user)],
      );
    };
    await logIn(page);
    const count = async () => Number((await product.query('select count(*) from attempts')).rows[0].count);
    const answerAfter = async (last: number) => {
      const name = new RegExp(`^Exercise (?!${last}:)\\d+:`);
      const heading = await page.getByRole('heading', { level: 1, name }).textContent();
      const number = Number(/\d+/.exec(heading ?? '')?.[0]);
      const exercise = game.exercises.find(({ exercise_id }) => exercise_id === number);
      const right = exercise?.main.options.find(({ id }) => id === exercise.main.answer)?.character ?? '';
      await page.getByRole('radio', { name: right }).check({ force: true });
      await page.getByRole('button', { name: /^Okay/ }).click();
      return number;
    };
    const atFirst = await count();
    await page.goto(product.url + paths.game);
    const first = await answerAfter(0);
    await untilSo('an answer stored as usual', async () => (await count()) > atFirst, savedWithinMs);
    const before = await count();
    await page.getByRole('button', { name: 'Continue', exact: true }).last().click();
    // The next answer is on its way when the browser dies, and never arrives.
    const onItsWay = Promise.withResolvers<void>();
    await context.route(`**${endpoints.saveAnswer.path}`, () => onItsWay.resolve());
    await answerAfter(first);
    const pressedAt = performance.now();
    await onItsWay.promise;
    const keptMs = performance.now() - pressedAt;
    await killBrowser(profile);
    const unsent = (await count()) === before;
    const again = await open();
    // Chromium writes localStorage late, so a login of a moment ago is gone; the answer waits for the next one.
    await logIn(again.page);
    await again.page.goto(product.url + paths.dashboard);
    const savedMs = await untilSo('saved', async () => (await count()) > before, savedWithinMs);
    await again.context.close();
    const stored = (await count()) - before;
    return {
      broken: [
        ...(unsent ? [] : ['the answer had left the browser before it was killed']),
        ...(stored === 1 ? [] : [`${stored} answers stored instead of 1`]),
      ],
      measured: `killed ${seconds(keptMs)} after Okay; 1 answer stored ${seconds(savedMs)} after the browser was opened again`,
    };
  },
};

/** Kills every process of the browser with this profile. */
async function killBrowser(profile: string): Promise<void> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  for (const pid of pids) {
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (line.includes(`--user-data-dir=${profile}`)) process.kill(Number(pid), 'SIGKILL');
  }
}
