// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { idle, type OutboxState } from '#web/data/outbox/outbox-state.ts';
import { renderInApp } from '#web/testing/render.tsx';
import type { PlayState } from '../play/play-types.ts';
import type { PlayController } from '../player/play-controller.ts';
import { BreakNotice } from './BreakNotice.tsx';
import { ContinueNotice } from './ContinueNotice.tsx';

const outbox = vi.hoisted(() => ({ state: {} as OutboxState }));
vi.mock('#web/data/outbox/device-outbox.ts', () => ({ useOutboxState: () => outbox.state }));
vi.mock('../play/play-rules.ts', () => ({ isLast: () => true }));

function Played({ exerciseId }: { exerciseId: number }) {
  return (
    <>
      <p>Exercise {exerciseId}</p>
      <BreakNotice exerciseId={exerciseId} />
    </>
  );
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

test.each<[string, Partial<OutboxState>, boolean]>([
  ['on the server', {}, true],
  ['waiting on this device', { condition: 'willRetry', waiting: 1 }, true],
  ['nowhere yet, because this device stores nothing', { condition: 'willRetry', isDurable: false }, false],
  ['lost', { lost: 1 }, false],
  ['rejected', { deadLetters: 1 }, false],
])(
  'while an answer is %s, the notices of the game say that it is saved: %o',
  async (_where, state, isSafe) => {
    outbox.state = { ...idle, ...state };
    const controller = {} as PlayController;
    const paused = renderInApp(
      <ContinueNotice controller={controller} state={{} as PlayState} button={{ current: null }} />,
    );
    await screen.findByText(/continue when you are ready/i);
    expect(paused.container.textContent?.includes('Saved')).toBe(isSafe);
    paused.unmount();
    const played = renderInApp(<Played exerciseId={1} />);
    await screen.findByText('Exercise 1');
    act(() => vi.advanceTimersByTime(600_000));
    played.rerender(<Played exerciseId={2} />);
    await screen.findByText(/A short rest is good for the eyes\./);
    expect(played.container.textContent?.includes('Your answers are saved.')).toBe(isSafe);
  },
);
