import { strict as assert } from 'node:assert';
import { paths } from '#contract/paths.ts';
import type { Engine } from './engine.ts';
import { openFirefox } from './engine-firefox.ts';
import { openWebKit } from './engine-webkit.ts';
import { startServer } from './server.ts';

/**
 * `npm run engines`: one journey through the product in the engines of Safari (WebKitGTK: iPads) and of Firefox, in their
 * newest versions from Debian. Chromium plays all the others.
 */
const engines = { webkit: openWebKit, firefox: openFirefox };

const frontVideo = 'document.querySelector("video[data-front]")';
const isRunning = `(${frontVideo} && !${frontVideo}.paused && ${frontVideo}.currentTime > 0.5)`;
const pageText = 'document.body.innerText.slice(0, 1500)';

const wanted = process.argv.slice(2);
let failed = 0;
for (const [name, open] of Object.entries(engines)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const server = await startServer();
  const engine = await open();
  try {
    await tryOneExercise(engine, server.url);
    await logInAndPlay(engine, server.url);
    console.log(`${name} ${engine.version}: passed`);
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
    await server.stop();
  }
}
process.exitCode = failed === 0 ? 0 : 1;

async function tryOneExercise(engine: Engine, url: string) {
  await engine.open(url + paths.tryOne);
  await startPlaying(engine);
  await engine.until(
    'the words of the clip stand under it',
    'document.body.innerText.includes("This little rug")',
  );
  await engine.until(
    'the next clip follows by itself',
    `${frontVideo}?.src.includes("ex01_2") && ${isRunning}`,
  );
  await engine.press('//label[contains(., "Mina")]');
  await engine.press(button('Okay'));
  await engine.until('the answer is told', saysHeading('Right, you got it!'));
  await engine.until(
    'the coach speaks',
    '[...document.querySelectorAll("[role=dialog] video")].some((video) => video.currentTime > 0)',
  );
  await engine.press(button('Finish'));
  await engine.until('the exercise is over', saysHeading("That's all there is to it."));
}

async function logInAndPlay(engine: Engine, url: string) {
  await engine.open(url + paths.individualLogin);
  await engine.type('//input[@name="email"]', 'mina');
  await engine.type('//input[@type="password"]', 'quiet harbor 5');
  await engine.press('//form//button[normalize-space(.)="Login"]');
  await engine.until(
    'the dashboard opens',
    `location.pathname === "${paths.dashboard}" && document.querySelector("h1")`,
  );
  await engine.press('//button[contains(., "Start New") or contains(., "Resume Play")]');
  await engine.until('the game opens', `location.pathname === "${paths.game}" && ${frontVideo}`);
  await startPlaying(engine);
  await engine.press(button('Skip'));
  await engine.until(
    'the next exercise comes',
    'document.querySelector("h1").innerText.startsWith("Exercise 2:")',
  );
  await engine.until('the answer is saved', 'document.body.innerText.includes("Saved")');
  const kept = await engine.read(
    `fetch("/api/v2/user/answers/allGames", { headers: { Authorization: "Bearer " + (localStorage.token ?? sessionStorage.token) } })
      .then((answer) => answer.json()).then((records) => records.at(-1).skipped)`,
  );
  assert.equal(kept, 1);
}

/** A browser that wants a tap before sound offers Play; one that does not plays by itself. */
async function startPlaying(engine: Engine) {
  const isAsked = '[...document.querySelectorAll("button")].some((one) => one.innerText.trim() === "Play")';
  await engine.until('a clip runs, or Play is offered', `${isRunning} || ${isAsked}`);
  if (await engine.read(isAsked)) await engine.press(button('Play'));
  await engine.until('the clip runs', isRunning);
}

function button(name: string) {
  return `//button[normalize-space(.)="${name}"]`;
}

function saysHeading(words: string) {
  return `[...document.querySelectorAll("h1, h2")].some((one) => one.innerText.trim() === "${words}")`;
}
