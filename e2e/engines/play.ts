import { strict as assert } from 'node:assert';
import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '#contract/pages/paths.ts';
import { type Engine, timeoutMs } from './engine.ts';
import { button, hasHeading } from './find.ts';

/** The game and its reports. */

const frontVideo = 'document.querySelector("video[data-front]")';
const isRunning = `(${frontVideo} && !${frontVideo}.paused && ${frontVideo}.currentTime > 0.5)`;
const closePicture = 'document.querySelector("[role$=dialog] img[src*=look]")';
const isMadeSafe =
  '(document.querySelector("[role$=dialog] [data-safe=true] img[src*=safe]")?.naturalWidth > 0)';
const dialogSpeaks = (clip: string) =>
  `[...document.querySelectorAll("[role$=dialog] video")].some((video) => video.src.includes("${clip}") && video.currentTime > 0.3)`;

/** A visitor: looks first, answers wrong, then right. */
export async function tryOneExercise(engine: Engine, url: string) {
  await engine.open(url + paths.tryOne);
  await lookFirst(engine);
  await startPlaying(engine);
  await engine.until(
    'the captions are shown under the clip',
    'document.body.innerText.includes("This little rug")',
  );
  await engine.until(
    'the next clip starts automatically',
    `${frontVideo}?.src.includes("ex01_2") && ${isRunning}`,
  );
  await choose(engine, 'Walter');
  await engine.until('the first miss is shown', hasHeading('Sorry, that is not the right answer'));
  await engine.until(
    'where to look is shown',
    `${closePicture}.naturalWidth > 0 && ${dialogSpeaks('sorry')}`,
  );
  await engine.press(button('Try again'));
  await engine.until('the clip runs again', isRunning);
  await choose(engine, 'Mina');
  await engine.until('the result is shown', hasHeading('Right, you got it!'));
  await engine.until('the coach speaks', dialogSpeaks('great-you-made-the-right-choice'));
  await engine.until('the reason is spoken', dialogSpeaks('ex01_5'));
  await engine.until('the scene is made safe', isMadeSafe);
  await engine.press(button('Before'));
  await engine.until('the scene is seen as it was', `!${isMadeSafe}`);
  await engine.press(button('Made safe'));
  await engine.until('the scene is seen made safe again', isMadeSafe);
  await engine.press(button('Finish'));
  await engine.until('the exercise is over', hasHeading("That's all there is to it."));
  return 'one exercise without an account';
}

/** Log in, Resume, Skip, saved. */
export async function logInAndPlay(engine: Engine, url: string) {
  await engine.open(url + paths.individualLogin);
  await engine.type('//input[@name="email"]', 'mina');
  await engine.type('//input[@type="password"]', 'quiet harbor 5');
  await engine.press('//form//button[normalize-space(.)="Login"]');
  await engine.until(
    'the dashboard opens',
    `location.pathname === "${paths.dashboard}" && document.querySelector("h1")`,
  );
  await engine.press('//button[contains(., "Resume Play")]');
  await engine.until('the game opens', `location.pathname === "${paths.game}"`);
  await lookFirst(engine);
  await startPlaying(engine);
  await engine.press(button('Skip'));
  await engine.until(
    'the next exercise comes',
    'document.querySelector("h1").innerText.startsWith("Exercise 2:")',
  );
  await engine.until('the answer is saved', 'document.body.innerText.includes("Saved")');
  const skipped = await engine.read(
    `fetch("/api/v2/user/answers/allGames", { headers: { Authorization: "Bearer " + (localStorage.token ?? sessionStorage.token) } })
      .then((response) => response.json()).then((playthroughs) => playthroughs.at(-1).skipped)`,
  );
  assert.equal(skipped, 1);
  return 'logged in, skipped, saved';
}

/** A report of whoever is logged in, in a tab of its own or, where the browser opens none, behind a link. */
export async function generateReport(engine: Engine, url: string) {
  await engine.open(url + paths.dashboard);
  await engine.press('//button[@role="tab" and normalize-space(.)="Reports"]');
  const before = await engine.countTabs();
  await engine.press(`//*[@role="tabpanel"]${button('Generate Report')}`);
  const link = '[...document.querySelectorAll("a")].find((one) => one.href.includes("/report"))';
  const deadline = Date.now() + timeoutMs;
  while ((await engine.countTabs()) === before) {
    if (await engine.read(`Boolean(${link})`)) return 'a report behind a link';
    assert.ok(Date.now() < deadline, 'Not seen: the report');
    await sleep(200);
  }
  return 'a report in a tab of its own';
}

async function choose(engine: Engine, name: string) {
  await engine.press(`//label[contains(., "${name}")]`);
  await engine.press('//button[starts-with(normalize-space(.), "Okay")]');
}

async function lookFirst(engine: Engine) {
  await engine.until('the player is asked to look', hasHeading('What would you check here? Tap it.'));
  await engine.press(button('Show me'));
  await engine.press(button('Continue'));
  await engine.press(button('Start the film'));
}

/** Some browsers require a tap before sound: then the app shows Play, otherwise the clip starts automatically. */
async function startPlaying(engine: Engine) {
  const isPlayOffered =
    '[...document.querySelectorAll("button")].some((one) => one.innerText.trim() === "Play")';
  await engine.until('a clip runs, or Play is offered', `${isRunning} || ${isPlayOffered}`);
  if (await engine.read(isPlayOffered)) await engine.press(button('Play'));
  await engine.until('the clip runs', isRunning);
}
