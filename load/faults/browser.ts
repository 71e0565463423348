import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import type { Game } from '#contract/game.ts';
import { paths } from '#contract/pages/paths.ts';
import { administrator } from '#server/accounts/seed-people.ts';
import { chromiumPath, environment, root } from '../../prepare.js';
import { type Fault, seconds, untilSo } from './fault.ts';
import { newFolder, startProduct } from './tools/product.ts';

const savedWithinMs = 60_000;
const stepMs = 60_000;

export const browserKilled: Fault = {
  name: 'browser-killed',
  shows:
    'the browser is killed right after Okay, before the answer has left it: opened again, it sends the answer',
  control: { without: 'the browser keeps nothing of its profile', breaks: /not saved/ },
  obstacle: () => (existsSync(chromiumPath()) ? null : "needs Debian's chromium-headless-shell"),
  async run(ground) {
    await provideWeb();
    const product = await startProduct(ground);
    const profile = await newFolder(ground);
    const otherProfile = await newFolder(ground);
    const open = async (folder: string) => {
      const args = ['--autoplay-policy=no-user-gesture-required'];
      const context = await chromium.launchPersistentContext(folder, {
        executablePath: chromiumPath(),
        args,
      });
      ground.onEnd(() => killBrowser(folder));
      return { context, page: context.pages()[0] ?? (await context.newPage()) };
    };
    const { userName: email, password } = administrator.person;
    const { context, page } = await open(profile);
    page.setDefaultTimeout(stepMs);
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
    const before = await count();
    // The answer is on its way when the browser dies, and never arrives.
    const onItsWay = Promise.withResolvers<void>();
    await context.route(`**${endpoints.saveAnswer.path}`, () => onItsWay.resolve());
    await page.goto(`${product.url}${paths.game}`);
    const heading = await page.getByRole('heading', { level: 1, name: /^Exercise \d+:/ }).textContent();
    const number = Number(/\d+/.exec(heading ?? '')?.[0]);
    const exercise = game.exercises.find(({ exercise_id }) => exercise_id === number);
    const right = exercise?.main.options.find(({ id }) => id === exercise.main.answer)?.character ?? '';
    await page.getByRole('radio', { name: right }).check({ force: true });
    const okay = page.getByRole('button', { name: /^Okay/ });
    await okay.click();
    const pressedAt = performance.now();
    await onItsWay.promise;
    const keptMs = performance.now() - pressedAt;
    await killBrowser(profile);
    const unsent = (await count()) === before;
    const again = await open(ground.isControl ? otherProfile : profile);
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

let building: Promise<unknown> | undefined;

/** Builds the web app unless it is there: once for both tries, which run at the same time. */
async function provideWeb(): Promise<void> {
  if (!building && existsSync(join(root, 'dist/web'))) return;
  building ??= promisify(execFile)('npm', ['run', 'build:web'], { cwd: root, env: environment });
  await building;
}

/** Kills every process of the browser with this profile. */
async function killBrowser(profile: string): Promise<void> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  for (const pid of pids) {
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (line.includes(`--user-data-dir=${profile}`)) process.kill(Number(pid), 'SIGKILL');
  }
}
