import { expect, test, vi } from 'vitest';
import { idle, type OutboxState } from '#web/data/outbox/outbox-state.ts';
import { renderMarkup, textIn } from '#web/testing/render-markup.tsx';
import { SaveStatus } from './SaveStatus.tsx';

const outbox = vi.hoisted(() => ({ state: {} as OutboxState }));
vi.mock('#web/data/outbox/device-outbox.ts', () => ({ useOutboxState: () => outbox.state }));

function statusAt(state: Partial<OutboxState>): string {
  outbox.state = { ...idle, ...state };
  return textIn(renderMarkup(<SaveStatus />));
}

const staysOnline = 'This device cannot keep answers. Please stay online while you play.';

test.each<[Partial<OutboxState>, string, string]>([
  [{ condition: 'saved' }, 'Saved', `Saved ${staysOnline}`],
  [{ condition: 'saving' }, 'Saving', `Saving ${staysOnline}`],
  [
    { condition: 'willRetry' },
    'Will retry. Your answers stay on this device for a week.',
    `Will retry. ${staysOnline}`,
  ],
  [
    { condition: 'signIn' },
    'Please sign in again, your answers are safe',
    `Please sign in again ${staysOnline}`,
  ],
])(
  '%o is shown in a few words, and no answer is called safe if the device cannot store it',
  (state, durable, nonDurable) => {
    expect(statusAt(state)).toBe(durable);
    expect(statusAt({ ...state, isDurable: false })).toBe(nonDurable);
  },
);

test('answers that are neither stored nor sent are never called saved', () => {
  expect(statusAt({ lost: 1 })).toBe('1 answer could not be saved. Please ask for help.');
  expect(statusAt({ lost: 1, deadLetters: 2 })).toBe('3 answers could not be saved. Please ask for help.');
});
