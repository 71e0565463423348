// @vitest-environment jsdom

import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInApp } from '#web/testing/render.tsx';
import { CloseUp } from './CloseUp.tsx';
import { SafeSwitch } from './SafeSwitch.tsx';
import { useMadeSafe } from './use-made-safe.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const box = { x: 0.4, y: 0.8, width: 0.2, height: 0.1 };

function Pictures({ safeStill }: { safeStill?: string | undefined }) {
  const madeSafe = useMadeSafe();
  return (
    <>
      <CloseUp
        still="/look.jpg"
        box={box}
        alt="The ring marks: rug."
        isMarked
        safeStill={safeStill}
        safeBox={{ ...box, x: 0.1 }}
        madeSafe={madeSafe}
      />
      <SafeSwitch {...madeSafe} />
    </>
  );
}

const show = (safeStill?: string) => renderInApp(<Pictures safeStill={safeStill} />).container;

const load = (picture: Element | null) => fireEvent.load(picture as Element);
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');

test('the scene is shown as it was, and 1.2 s after the ring is drawn it is made safe', () => {
  const container = show('/safe.jpg');
  expect(screen.queryByRole('button')).toBeNull();
  load(container.querySelector('[src="/safe.jpg"]'));
  expect(screen.getByRole('img').getAttribute('alt')).toBe('The ring marks: rug.');
  pass(1899);
  expect(pressed('Before')).toBe('true');
  pass(1);
  expect(pressed('Made safe')).toBe('true');
  expect(screen.getByRole('img').getAttribute('src')).toBe('/safe.jpg');
});

test('what changed is outlined in the scene made safe, each time that it is shown', () => {
  const container = show('/safe.jpg');
  const safe = container.querySelector<HTMLElement>('[src="/safe.jpg"]') as HTMLElement;
  const outline = () => safe.parentElement?.querySelector('span')?.style.getPropertyValue('--x');
  load(safe);
  expect(outline()).toBeUndefined();
  for (let time = 1; time <= 2; time += 1) {
    fireEvent.click(screen.getByRole('button', { name: 'Made safe' }));
    expect(outline()).toBe('0.1');
    fireEvent.click(screen.getByRole('button', { name: 'Before' }));
    expect(outline()).toBeUndefined();
  }
});

test('the player chooses between before and made safe, and then nothing changes by itself', () => {
  const container = show('/safe.jpg');
  load(container.querySelector('[src="/safe.jpg"]'));
  fireEvent.click(screen.getByRole('button', { name: 'Before' }));
  pass(10_000);
  expect(pressed('Before')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Made safe' }));
  expect(screen.getByRole('img').getAttribute('src')).toBe('/safe.jpg');
});

test('where nothing is made safe yet there is one picture', () => {
  show();
  pass(10_000);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('img').getAttribute('src')).toBe('/look.jpg');
});
