// @vitest-environment jsdom

import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInApp } from '#web/testing/render.tsx';
import { Celebration } from './Celebration.tsx';

const confetti = vi.hoisted(() => ({ props: {} as Record<string, unknown> }));
vi.mock('react-confetti', () => ({
  default: (props: Record<string, unknown>) => {
    confetti.props = props;
    return <canvas />;
  },
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const stubReducedMotion = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }));

test('200 pieces fall for 5000 ms and then disappear', () => {
  stubReducedMotion(false);
  const { container } = renderInApp(<Celebration />);
  expect(confetti.props).toMatchObject({ numberOfPieces: 200, tweenDuration: 5000, recycle: false });
  expect(confetti.props.colors).toEqual(expect.arrayContaining(['#f3b94f', '#0c5150', '#d0623f', '#fdf3dc']));
  act(() => void vi.advanceTimersByTime(4999));
  expect(container.querySelector('canvas')).not.toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(container.querySelector('canvas')).toBeNull();
});

test('nothing falls for people who prefer reduced motion', () => {
  stubReducedMotion(true);
  expect(renderInApp(<Celebration />).container.querySelector('canvas')).toBeNull();
});
