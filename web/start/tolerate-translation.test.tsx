// @vitest-environment jsdom

import { expect, test } from 'vitest';
import { ClipSettings } from '#web/shell/clips/ClipSettings.tsx';
import { renderInApp } from '#web/testing/render.tsx';
import { tolerateTranslation } from './tolerate-translation.ts';

tolerateTranslation();

function Sentence({ isNew, hasEnd = true }: { isNew: boolean; hasEnd?: boolean }) {
  return (
    <p>
      {isNew && 'New: '}
      {!isNew && 'Old: '}
      <b>bold</b>
      {hasEnd && 'the end'}
    </p>
  );
}

const wrap = (text: Text) => {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')];
  text.replaceWith(outer);
  outer.append(inner);
  inner.append(text);
};
const replace = (text: Text) => {
  const font = document.createElement('font');
  font.textContent = text.data;
  text.replaceWith(font);
};

function translate(part: Element, how: (text: Text) => void) {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) how(text);
}

test('texts that a translation has wrapped in other elements can still be added and removed', () => {
  const { container, rerender } = renderInApp(<Sentence isNew={false} />);
  translate(container, wrap);
  rerender(<Sentence isNew hasEnd={false} />);
  expect(container.textContent).toBe('New: bold');
  expect(container.querySelectorAll('font')).toHaveLength(2);
  translate(container, wrap);
  rerender(<Sentence isNew={false} />);
  expect(container.textContent).toBe('Old: boldthe end');
});

test('texts that a translation has replaced do not break the page', () => {
  const { container, rerender } = renderInApp(<Sentence isNew={false} />);
  translate(container, replace);
  rerender(<Sentence isNew hasEnd={false} />);
  expect(container.textContent).toContain('New: ');
});

test('removing a node that is not a child still throws', () => {
  const [parent, other] = [document.createElement('p'), document.createElement('p')];
  const child = other.appendChild(document.createElement('b'));
  expect(() => parent.removeChild(child)).toThrow();
  expect(() => parent.insertBefore(document.createElement('i'), child)).toThrow();
});

test('the settings of a clip show the new state after a translation', async () => {
  const { container, getByRole } = renderInApp(<ClipSettings />);
  translate(container, wrap);
  getByRole('button', { name: /^Slower/ }).click();
  await expect.poll(() => container.textContent).toContain('Speech: slower');
  expect(container.textContent).not.toContain('normal');
});
