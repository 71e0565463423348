import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '#contract/pages/paths.ts';
import { falseWord } from '#e2e/checks/film-word.ts';
import { tellHidden } from './conditions/film/hidden.ts';

/** Presses at random in the game, by any driver of a browser: whatever somebody does there, the page stays true. */

/** What a driver does with a page. */
export type Hands = {
  open(url: string): Promise<unknown>;
  /** The value of an expression in the page. */
  read(expression: string): Promise<unknown>;
  clickAt(x: number, y: number): Promise<unknown>;
  pressKey(key: Key): Promise<unknown>;
  /** Turns the device, or gives half of it to another app. */
  turn(): Promise<unknown>;
  goBack(): Promise<unknown>;
};

const keys = [
  'Tab',
  'Tab',
  'Shift+Tab',
  'Enter',
  'Space',
  'Escape',
  'ArrowDown',
  'ArrowRight',
  'PageDown',
] as const;
export type Key = (typeof keys)[number];

type Random = () => number;

/** Calls a function in the page; it uses nothing around it. */
async function inPage<Given, Result>(
  { read }: Pick<Hands, 'read'>,
  what: (given: Given) => Result,
  given?: Given,
): Promise<Result> {
  const ask = () => read(`(${what})(${JSON.stringify(given)})`) as Promise<Result>;
  try {
    return await ask();
  } catch {
    // The page was just being left.
    await sleep(500);
    return ask();
  }
}

/** The middles of the controls in view that a press would reach, or that of the view. */
function reachable(): { x: number; y: number }[] {
  const middles: { x: number; y: number }[] = [];
  if (!('isTakenAway' in window)) {
    const remember = (isTakenAway: boolean) => Object.assign(window, { isTakenAway });
    const isNothing = ({ target }: Event) => !(target as Element).closest('a, button, label, summary');
    addEventListener('pointerdown', (event) => isNothing(event) && remember(true), { capture: true });
    addEventListener('focusin', () => remember(false), { capture: true });
    remember(false);
  }
  for (const control of document.querySelectorAll('button, label, summary, [role=radio]')) {
    const { x, y, width, height } = control.getBoundingClientRect();
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    const hit = document.elementFromPoint(middleX, middleY);
    if (width > 0 && hit && (control.contains(hit) || hit.contains(control)))
      middles.push({ x: middleX, y: middleY });
  }
  return middles.length > 0 ? middles : [{ x: innerWidth / 2, y: innerHeight / 2 }];
}

async function pressSomething(hands: Hands, random: Random, times: number) {
  const controls = await inPage(hands, reachable);
  const { x, y } = controls[Math.floor(random() * controls.length)] ?? { x: 0, y: 0 };
  for (let press = 0; press < times; press += 1) {
    if (press > 0) await sleep(60 + 500 * random());
    await hands.clickAt(x, y);
  }
}

/** One act at random; going back and turning are as rare as with people. */
async function actByChance(hands: Hands, random: Random): Promise<string> {
  const chance = random();
  if (chance < 0.55) {
    await pressSomething(hands, random, 1);
    return 'press';
  }
  if (chance < 0.7) {
    await pressSomething(hands, random, 2);
    return 'press twice';
  }
  if (chance < 0.88) {
    const key = keys[Math.floor(random() * keys.length)] as Key;
    await hands.pressKey(key);
    return key;
  }
  if (chance < 0.92) {
    await hands.turn();
    return 'turn';
  }
  if (chance < 0.97) {
    await inPage(hands, tellHidden, true);
    await sleep(300 * random());
    await inPage(hands, tellHidden, false);
    return 'hide';
  }
  await hands.goBack();
  return 'back';
}

/** The exercise of which the page says that it is answered; 0 if it says so of none. */
function answeredOnScreen(): number {
  const said = [...document.querySelectorAll('[role=dialog] h2')].some(({ textContent }) =>
    /^(?:Right, you got it!|Let's look at it together)$/.test(textContent.trim()),
  );
  return said ? Number(/\d+/.exec(document.querySelector('h1')?.textContent ?? '')?.[0] ?? 0) : 0;
}

/**
 * The focus is nowhere, and no press on nothing has taken it away, such as one on what has just scrolled out from under it.
 */
function isFocusLost(): boolean {
  const isTakenAway = 'isTakenAway' in window && window.isTakenAway;
  return document.activeElement === document.body && document.hasFocus() && !isTakenAway;
}

/** Fails if the page still says what is not so after a time in which nobody minds. */
async function expectSoon(hands: Hands, wrong: () => unknown, withinMs: number, words: string) {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const found = await inPage(hands, wrong);
    if (!found) return;
    if (Date.now() > deadline) throw new Error(`${words}: ${found}`);
    await sleep(100);
  }
}

/** @returns the exercises of which the page has said that they are answered */
export async function pressByChance(
  hands: Hands,
  { presses, random, game }: { presses: number; random: Random; game: string },
): Promise<ReadonlySet<number>> {
  const answered = new Set<number>();
  const acts: string[] = [];
  let loadedAt = 0;
  try {
    for (let press = 1; press <= presses; press += 1) {
      // The dashboard is one press away, and has tests of its own.
      if ((await inPage(hands, () => location.pathname)) !== paths.game) await hands.open(game);
      acts.push(await actByChance(hands, random));
      const exercise = await inPage(hands, answeredOnScreen);
      if (exercise > 0) answered.add(exercise);
      const openedAt = await inPage(hands, () => performance.timeOrigin);
      const isNewDocument = openedAt !== loadedAt;
      loadedAt = openedAt;
      if (press % 10 > 0) continue;
      await expectSoon(hands, falseWord, 5000, 'The button of the film says what is not so');
      // In a document that Back has just loaded, nothing had the focus yet.
      if (!isNewDocument) await expectSoon(hands, isFocusLost, 4000, 'The focus is nowhere');
    }
    return answered;
  } catch (problem) {
    console.log(`The last acts before it failed: ${acts.slice(-12).join(', ')}`);
    throw problem;
  }
}
