// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextField } from './TextField.tsx';

test('a tablet neither capitalizes nor corrects a username', () => {
  render(<TextField label="Username" autoComplete="username" />);
  const field = screen.getByLabelText('Username');
  expect([field.getAttribute('autocapitalize'), field.getAttribute('spellcheck')]).toEqual(['none', 'false']);
});
