// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInApp } from '#web/testing/render.tsx';
import { Menu, MenuItem, MenuSection } from './Menu.tsx';

const onChoose = vi.fn();
const onOpenChange = vi.fn();

beforeEach(() => {
  onChoose.mockReset();
  onOpenChange.mockReset();
  renderInApp(
    <Menu label="Exercises: 1" onChoose={onChoose} onOpenChange={onOpenChange}>
      {[1, 2].map((part) => (
        <MenuSection key={part} title={`Part ${part}`}>
          {[`${part}1 Stairs`, `${part}2 Rugs`].map((text) => (
            <MenuItem key={text} id={text} current={text === '11 Stairs'}>
              {text}
            </MenuItem>
          ))}
        </MenuSection>
      ))}
    </Menu>,
  );
});

const opener = () => screen.getByRole('button', { name: 'Exercises: 1', hidden: true });
const list = () => screen.queryByRole('list', { name: 'Exercises: 1' });
const focused = () => document.activeElement?.textContent;

test('the button says whether its list is open; Esc, Close and a press beside it close it, with the focus on the button', async () => {
  expect(opener().getAttribute('aria-expanded')).toBe('false');
  for (const close of [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
    () => userEvent.click(screen.getByRole('none')),
  ]) {
    await userEvent.click(opener());
    expect(opener().getAttribute('aria-expanded')).toBe('true');
    expect(list()).not.toBeNull();
    expect(onOpenChange).toHaveBeenLastCalledWith(true);
    await close();
    expect(list()).toBeNull();
    expect(onOpenChange).toHaveBeenLastCalledWith(false);
    expect(document.activeElement).toBe(opener());
  }
  expect(onChoose).not.toHaveBeenCalled();
});

test('parts are lists with a name, the current exercise says so, and a press chooses once', async () => {
  await userEvent.click(opener());
  expect(screen.getByRole('list', { name: 'Part 2' })).toBeDefined();
  expect(screen.getByRole('button', { current: true }).textContent).toBe('11 Stairs');
  await userEvent.click(screen.getByRole('button', { name: '22 Rugs' }));
  expect(onChoose.mock.calls).toEqual([['22 Rugs']]);
  expect(list()).toBeNull();
});

test('arrow keys, Home, End and typing move through the list, Enter chooses', async () => {
  await userEvent.click(opener());
  expect(focused()).toBe('11 Stairs');
  for (const [key, expected] of [
    ['{ArrowDown}', '12 Rugs'],
    ['{End}', '22 Rugs'],
    ['{ArrowDown}', '11 Stairs'],
    ['{ArrowUp}', '22 Rugs'],
    ['{Home}', '11 Stairs'],
    ['2', '21 Stairs'],
    ['2', '22 Rugs'],
  ] as const) {
    await userEvent.keyboard(key);
    expect(focused(), key).toBe(expected);
  }
  await userEvent.keyboard('{Enter}');
  expect(onChoose.mock.calls).toEqual([['22 Rugs']]);
});
