import { provideOtherEngines } from '../../installs/prepare.js';
import { startServer } from '../setup/server.ts';
import type { Engine } from './engine.ts';
import { openFirefox } from './engine-firefox.ts';
import { openWebKit } from './engine-webkit.ts';
import { playAsGuest } from './guest.ts';
import { payAndPrint } from './pay-and-print.ts';
import { generateReport, logInAndPlay, tryOneExercise } from './play.ts';
import { pressAbout } from './presses.ts';

/**
 * `npm run engines [-- webkit | firefox] [SEED]`: journeys through the product in the engines of Safari (WebKitGTK, for iPads)
 * and Firefox, in their newest versions from Debian. All other journeys run in Chromium.
 */
const engines = { webkit: openWebKit, firefox: openFirefox };

/** Each in a new browser, in which nobody is logged in. */
const parts: readonly (readonly ((engine: Engine, url: string, seed: number) => Promise<string>)[])[] = [
  [tryOneExercise],
  [payAndPrint],
  [playAsGuest],
  [logInAndPlay, generateReport, pressAbout],
];

const pageText = 'document.body.innerText.slice(0, 1500)';

provideOtherEngines();
const wanted = process.argv.slice(2).filter((one) => one in engines);
const seed = process.argv.slice(2).map(Number).find(Number.isInteger) ?? 1;
let failed = 0;
for (const [name, open] of Object.entries(engines)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const server = await startServer();
  for (const steps of parts) {
    const engine = await open();
    try {
      for (const step of steps)
        console.log(`${name} ${engine.version}: passed: ${await step(engine, server.url, seed)}`);
    } catch (problem) {
      failed += 1;
      console.error(
        `${name} ${engine.version}: failed\n`,
        problem,
        '\n',
        await engine.read(pageText).catch(() => ''),
      );
    } finally {
      await engine.close();
    }
  }
  await server.stop();
}
process.exitCode = failed === 0 ? 0 : 1;
