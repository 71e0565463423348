// @vitest-environment jsdom

import { afterEach, expect, test, vi } from 'vitest';
import { wholeLines } from './whole-lines.ts';

afterEach(() => vi.restoreAllMocks());

type Span = [from: number, to: number];

/** A frame of 400 px around a box with these lines of text and these buttons, whose tops are as far from its own. */
function boxWith({
  lines = [],
  buttons = [],
  staying = [],
}: {
  lines?: Span[];
  buttons?: Span[];
  staying?: Span[];
}) {
  const frame = document.createElement('div');
  const box = document.createElement('div');
  frame.append(box);
  document.body.replaceChildren(frame);
  Object.defineProperty(frame, 'clientHeight', { value: 400 });
  const rect = ([from, to]: Span) => ({ top: from, bottom: to, width: 100, height: to - from }) as DOMRect;
  const texts = new Map<Node, Span>();
  for (const line of lines) {
    const text = document.createTextNode('words');
    texts.set(text, line);
    box.append(text);
  }
  const picture = document.createElement('div');
  picture.dataset.stays = '';
  picture.style.position = 'sticky';
  box.append(picture);
  const addButton = (parent: HTMLElement, span: Span) => {
    const element = document.createElement('button');
    element.getBoundingClientRect = () => rect(span);
    parent.append(element);
    return element;
  };
  for (const button of buttons) addButton(box, button);
  for (const button of staying) {
    const words = document.createTextNode('words');
    texts.set(words, button);
    addButton(picture, button).append(words);
  }
  document.documentElement.style.fontSize = '20px';
  Range.prototype.getClientRects = function () {
    const line = texts.get(this.startContainer);
    return (line ? [rect(line)] : []) as unknown as DOMRectList;
  };
  return wholeLines(box, frame);
}

test('nothing is left free where all is seen', () => {
  expect(boxWith({ lines: [[370, 400]] })).toBe(0);
});

test('the word that there is more takes a line where nothing is cut', () => {
  expect(
    boxWith({
      lines: [
        [0, 30],
        [410, 440],
      ],
    }),
  ).toBe(22);
});

test.each([
  [
    'a line',
    {
      lines: [
        [0, 30],
        [350, 380],
      ] as Span[],
    },
    50,
  ],
  ['a button', { buttons: [[340, 390]] as Span[] }, 60],
  [
    'a line beside a button that begins above it',
    { lines: [[350, 380]] as Span[], buttons: [[330, 378]] as Span[] },
    70,
  ],
  [
    'a line, and the one that this would cut',
    {
      lines: [
        [350, 380],
        [332, 352],
      ] as Span[],
    },
    68,
  ],
])('the box ends above %s that would be cut', (_, contents, room) => {
  const { lines = [], buttons = [] } = contents as { lines?: Span[]; buttons?: Span[] };
  expect(boxWith({ lines: [...lines, [420, 450]], buttons })).toBe(room);
});

test('what is too high for that is cut, and nothing else', () => {
  expect(
    boxWith({
      buttons: [[150, 380]],
      lines: [
        [355, 385],
        [420, 450],
      ],
    }),
  ).toBe(45);
});

test('a control is cut less readily than a line', () => {
  const lines: Span[] = [
    [200, 345],
    [201, 346],
    [420, 450],
  ];
  expect(boxWith({ buttons: [[340, 390]], lines })).toBe(60);
});

test('for a control the box ends up to eight lines earlier, and never above its middle', () => {
  expect(boxWith({ buttons: [[250, 390]], lines: [[420, 450]] })).toBe(150);
  expect(boxWith({ buttons: [[190, 390]], lines: [[420, 450]] })).toBe(22);
});

test('neither a control nor a line that stays in place decides where the box ends', () => {
  const cut: Span[] = [[310, 390]];
  expect(boxWith({ buttons: cut, staying: [[300, 360]], lines: [[420, 450]] })).toBe(90);
});
