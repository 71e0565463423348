import { expect, test, vi } from 'vitest';
import { type OutboxState, quiet } from '#web/outbox/outbox.ts';
import { markupOf, wordsIn } from '#web/testing/draw.tsx';
import { SaveWord } from './SaveWord.tsx';

const outbox = vi.hoisted(() => ({ state: {} as OutboxState }));
vi.mock('#web/outbox/device-outbox.ts', () => ({ useOutboxState: () => outbox.state }));

function wordAt(state: Partial<OutboxState>): string {
  outbox.state = { ...quiet, ...state };
  return wordsIn(markupOf(<SaveWord />));
}

const staysOnline = 'This device cannot keep answers. Please stay online while you play.';

test.each<[Partial<OutboxState>, string, string]>([
  [{ condition: 'saved' }, 'Saved', `Saved ${staysOnline}`],
  [{ condition: 'saving' }, 'Saving', `Saving ${staysOnline}`],
  [
    { condition: 'willRetry' },
    'Will retry. Your answers are safe on this device.',
    `Will retry. ${staysOnline}`,
  ],
  [
    { condition: 'signIn' },
    'Please sign in again, your answers are safe',
    `Please sign in again ${staysOnline}`,
  ],
])(
  '%o is said in one quiet word, and no answer is called safe where the device keeps none',
  (state, kept, unkept) => {
    expect(wordAt(state)).toBe(kept);
    expect(wordAt({ ...state, keeps: false })).toBe(unkept);
  },
);

test('answers that are neither kept nor sent are never called saved', () => {
  expect(wordAt({ lost: 1 })).toBe('1 answer could not be saved. Please ask for help.');
  expect(wordAt({ lost: 1, parked: 2 })).toBe('3 answers could not be saved. Please ask for help.');
});
