// @vitest-environment jsdom

import { beforeEach, expect, test } from 'vitest';
import { scrollByDrag } from './scroll-by-drag.ts';

let end = () => {};
let box: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `
    <div role="dialog"><h2>Title</h2> <div id="box"><p>The reason</p></div> <footer><button>Continue</button></footer></div>`;
  box = document.getElementById('box') as HTMLElement;
  end = scrollByDrag(box);
});

/** A finger that goes down on an element and moves to these heights. */
function drag(selector: string, ...heights: number[]) {
  const target = document.querySelector(selector) as Element;
  for (const [index, clientY] of heights.entries()) {
    const event = new Event(index === 0 ? 'touchstart' : 'touchmove', { bubbles: true });
    target.dispatchEvent(Object.assign(event, { touches: [{ clientY }] }));
  }
}

test.each(['button', 'h2'])('a finger that begins on a %s scrolls what the dialog says', (selector) => {
  drag(selector, 600, 560, 500);
  expect(box.scrollTop).toBe(100);
  drag(selector, 500, 530);
  expect(box.scrollTop).toBe(70);
});

test('a finger that begins on the text scrolls once, by the browser', () => {
  drag('p', 600, 500);
  expect(box.scrollTop).toBe(0);
});

test('a dialog that is gone listens no more', () => {
  end();
  drag('button', 600, 500);
  expect(box.scrollTop).toBe(0);
});
