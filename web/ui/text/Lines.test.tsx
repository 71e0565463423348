import { expect, test } from 'vitest';
import { renderMarkup } from '#web/testing/render-markup.tsx';
import { Lines } from './Lines.tsx';

test('lines with a bullet become one list between the lines before and after it', () => {
  expect(
    renderMarkup(<Lines text={'Call if someone:\n• faints\n• cannot get up\nThis game cannot call.'} />),
  ).toBe(
    '<div><p>Call if someone:</p><ul><li>faints</li><li>cannot get up</li></ul><p>This game cannot call.</p></div>',
  );
});

test('a text of one line is a paragraph', () => {
  expect(renderMarkup(<Lines text="Sit down first." />)).toBe('<p>Sit down first.</p>');
});
