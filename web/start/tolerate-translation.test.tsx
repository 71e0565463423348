// @vitest-environment jsdom

import { expect, test } from 'vitest';
import { ClipSettings } from '#web/shell/clips/ClipSettings.tsx';
import { renderInApp } from '#web/testing/render.tsx';
import { tolerateTranslation } from './tolerate-translation.ts';

tolerateTranslation();

/** Texts that are written anew, added, removed and exchanged, between elements and alone. */
function Sentence({ count }: { count: number }) {
  return (
    <p>
      {count % 2 === 1 && 'New: '}
      {count % 2 === 0 && 'Old: '}
      Exercise {count} of 50 <b>{count % 3 === 0 ? 'three' : `no ${count}`}</b>
      {count % 3 === 0 && <i>new</i>}
      {count < 4 && 'the end'} {count}
    </p>
  );
}

function wordsOf(count: number) {
  const bold = count % 3 === 0 ? 'threenew' : `no ${count}`;
  return `${count % 2 ? 'New' : 'Old'}: Exercise ${count} of 50 ${bold}${count < 4 ? 'the end' : ''} ${count}`;
}

const inFonts = (content: Node) => {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  outer.append(inner);
  inner.append(content);
  return outer;
};
/** What browsers do with a text. */
const ways = {
  'wrapped in elements': (text: Text) => {
    const place = document.createComment('');
    text.replaceWith(place);
    place.replaceWith(inFonts(text));
  },
  'replaced by elements': (text: Text) => text.replaceWith(inFonts(new Text(text.data))),
  'replaced by other texts': (text: Text) => text.replaceWith(new Text(text.data)),
  'replaced by elements in two steps': (text: Text) => {
    text.before(inFonts(new Text(text.data)));
    text.remove();
  },
  'removed before elements are added': (text: Text) => {
    const { parentElement, nextSibling } = text;
    text.remove();
    const font = inFonts(new Text(text.data));
    if (nextSibling) (nextSibling as ChildNode).before(font);
    else parentElement?.append(font);
  },
};

function translate(part: Element, how: (text: Text) => void) {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) how(text);
}

for (const [name, way] of Object.entries(ways)) {
  test(`texts ${name} show the present words, once, however often the page changes`, () => {
    const { container, rerender } = renderInApp(<Sentence count={0} />);
    for (const count of [1, 2, 3, 4, 5, 6, 7]) {
      translate(container, way);
      rerender(<Sentence count={count} />);
      expect(container.textContent).toBe(wordsOf(count));
    }
  });
}

test('texts that are translated again at every change are true', async () => {
  const { container, rerender } = renderInApp(<Sentence count={0} />);
  const untranslated = (text: Text) => text.parentElement?.tagName !== 'FONT';
  const observer = new MutationObserver(() => {
    translate(container, (text) => {
      if (untranslated(text)) text.replaceWith(inFonts(new Text(text.data.toUpperCase())));
    });
  });
  observer.observe(container, { childList: true, subtree: true, characterData: true });
  for (const count of [1, 2, 3, 4, 5, 6, 7]) {
    rerender(<Sentence count={count} />);
    await expect.poll(() => container.textContent).toBe(wordsOf(count).toUpperCase());
  }
  observer.disconnect();
});

test('removing a node that is not a child still throws', () => {
  const [parent, other] = [document.createElement('p'), document.createElement('p')];
  const child = other.appendChild(document.createElement('b'));
  expect(() => parent.removeChild(child)).toThrow();
  expect(() => parent.insertBefore(document.createElement('i'), child)).toThrow();
});

test('the settings of a clip show the new state after a translation', async () => {
  const { container, getByRole } = renderInApp(<ClipSettings />);
  translate(container, ways['wrapped in elements']);
  getByRole('button', { name: /^Slower/ }).click();
  await expect.poll(() => container.textContent).toContain('Speech: slower');
  expect(container.textContent).not.toContain('normal');
});
