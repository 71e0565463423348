// @vitest-environment jsdom

import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInApp } from '#web/testing/render.tsx';
import { Celebration } from './Celebration.tsx';

const drawn = vi.hoisted(() => ({ props: {} as Record<string, unknown> }));
vi.mock('react-confetti', () => ({
  default: (props: Record<string, unknown>) => {
    drawn.props = props;
    return <canvas />;
  },
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wantsNoMotion = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }));

test('200 pieces fall for 5000 ms, then nothing is left of them', () => {
  wantsNoMotion(false);
  const { container } = renderInApp(<Celebration />);
  expect(drawn.props).toMatchObject({ numberOfPieces: 200, tweenDuration: 5000, recycle: false });
  act(() => void vi.advanceTimersByTime(4999));
  expect(container.querySelector('canvas')).not.toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(container.querySelector('canvas')).toBeNull();
});

test('nothing falls for a person who wants no motion', () => {
  wantsNoMotion(true);
  expect(renderInApp(<Celebration />).container.querySelector('canvas')).toBeNull();
});
