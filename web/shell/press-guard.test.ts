// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { guardPresses } from './press-guard.ts';

let pressed: string[] = [];

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  guardPresses(document);
  document.addEventListener('click', ({ target }) => pressed.push((target as Element).id));
});

beforeEach(async () => {
  document.body.innerHTML = `
    <button id="pause">Pause</button> <div role="tab" id="tab">Tab</div>
    <details><summary id="more">More</summary></details> <input id="name"> <main id="main" inert></main>`;
  await settle(2000);
  pressed = [];
});

const touch = (id: string, how: MouseEventInit = {}) => press(id, 'touch', how);
const click = (id: string, how: MouseEventInit = {}) => press(id, 'mouse', how);

/** The events of one press in the order of browsers; those before Safari 18.4 say no pointer with the click. */
function press(id: string, pointerType: string, how: MouseEventInit) {
  const target = document.getElementById(id) as Element;
  const init = { bubbles: true, cancelable: true, detail: 1, ...how };
  for (const type of ['pointerdown', 'pointerup'])
    target.dispatchEvent(timed(new PointerEvent(type, { ...init, detail: 0, pointerType })));
  target.dispatchEvent(timed(new MouseEvent('click', init)));
}

/** An event of the time that the test has reached. */
function timed(event: Event): Event {
  return Object.defineProperty(event, 'timeStamp', { value: performance.now() });
}

/** Lets observers see what has changed, then lets this time pass. */
async function settle(ms: number) {
  await Promise.resolve();
  vi.advanceTimersByTime(ms);
}

test.each([
  ['touches', touch],
  ['clicks', click],
])('of two %s on the same spot one counts, and a later one counts again', async (_, press) => {
  press('pause', { clientX: 100, clientY: 100 });
  await settle(400);
  press('pause', { clientX: 110, clientY: 95 });
  await settle(350);
  press('pause', { clientX: 100, clientY: 100 });
  expect(pressed).toEqual(['pause', 'pause']);
});

test.each(['pause', 'tab', 'more'])('a second touch within 700 ms counts for no control: %s', async (id) => {
  touch(id);
  await settle(150);
  touch(id);
  expect(pressed).toEqual([id]);
});

test('the second click of a slow double click is none', async () => {
  click('pause');
  await settle(900);
  click('pause', { detail: 2 });
  expect(pressed).toEqual(['pause']);
});

test('another control, elsewhere, counts at once', async () => {
  touch('pause', { clientX: 10, clientY: 10 });
  await settle(100);
  touch('tab', { clientX: 200, clientY: 10 });
  expect(pressed).toEqual(['pause', 'tab']);
});

test('a double click into a field selects a word', async () => {
  click('name');
  await settle(200);
  click('name', { detail: 2 });
  expect(pressed).toEqual(['name', 'name']);
});

test('what has just appeared takes no press, also far from the one before', async () => {
  touch('pause', { clientX: 0, clientY: 0 });
  document.body.insertAdjacentHTML('beforeend', '<div><p><button id="continue">Continue</button></p></div>');
  await settle(650);
  touch('continue', { clientX: 300, clientY: 300 });
  expect(pressed).toEqual(['pause']);
  await settle(100);
  touch('continue', { clientX: 300, clientY: 300 });
  expect(pressed).toEqual(['pause', 'continue']);
});

test('what is shown by an attribute has appeared', async () => {
  document.getElementById('main')?.insertAdjacentHTML('beforeend', '<button id="okay">Okay</button>');
  await settle(1000);
  document.getElementById('main')?.removeAttribute('inert');
  await settle(300);
  touch('okay');
  expect(pressed).toEqual([]);
});

test.each([
  ['removed', (dialog: HTMLElement) => dialog.remove()],
  ['closed', (dialog: HTMLElement) => dialog.removeAttribute('open')],
])('what a dialog has covered takes no press just after it was %s', async (_, close) => {
  document.body.insertAdjacentHTML('beforeend', '<dialog open id="dialog">Part 1</dialog>');
  await settle(1000);
  close(document.getElementById('dialog') as HTMLElement);
  await settle(300);
  click('pause', { clientX: 300, clientY: 300 });
  expect(pressed).toEqual([]);
  await settle(500);
  click('pause', { clientX: 300, clientY: 300 });
  expect(pressed).toEqual(['pause']);
});

test('keys count at once, on the same control and on a new one', async () => {
  touch('pause');
  document.body.insertAdjacentHTML('beforeend', '<button id="continue">Continue</button>');
  await settle(50);
  for (const id of ['pause', 'continue']) document.getElementById(id)?.click();
  expect(pressed).toEqual(['pause', 'pause', 'continue']);
});

test('a touch that became a scroll leaves the next click alone', async () => {
  touch('pause');
  await settle(200);
  const pause = document.getElementById('pause') as Element;
  pause.dispatchEvent(timed(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' })));
  pause.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerType: 'touch' }));
  pause.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  expect(pressed).toEqual(['pause', 'pause']);
});
