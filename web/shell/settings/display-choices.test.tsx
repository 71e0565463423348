// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInApp } from '#web/testing/render.tsx';
import { DisplayChoices } from './DisplayChoices.tsx';

test('speech is offered as it is before the first film: Normal first', () => {
  renderInApp(<DisplayChoices />);
  const speeds = screen.getByRole('group', { name: 'Speed of speech in the films' });
  const names = within(speeds)
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);
  expect(names).toEqual(['Normal', 'Slower', 'Slowest']);
});
