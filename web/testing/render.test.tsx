// @vitest-environment jsdom

import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from '#web/ui/controls/Button.tsx';
import { renderHookInApp, renderInApp } from './render.tsx';

function Counter() {
  const [count, setCount] = useState(0);
  return <Button onClick={() => setCount(count + 1)}>{`Pressed ${count} times`}</Button>;
}

test('a component keeps its state between renders and reacts to clicks', async () => {
  const { getByRole } = renderInApp(<Counter />);
  await userEvent.click(getByRole('button'));
  expect(getByRole('button').textContent).toBe('Pressed 1 times');
});

test('a hook runs its effects', () => {
  const { result } = renderHookInApp(() => useState(7));
  expect(result.current[0]).toBe(7);
});
