import { expect, test } from 'vitest';
import { newMemory, nextMemory, type OutboxEvent } from './outbox-state.ts';

const after = (...events: OutboxEvent[]) => events.reduce(nextMemory, newMemory);
const one = { waiting: 1, deadLetters: 0 };
const none = { waiting: 0, deadLetters: 0 };

test('a row counts as unsaved until it is on disk and has been sent', () => {
  const counted = (counts: typeof one | null) => ({ type: 'counted', counts, condition: null }) as const;
  expect(after({ type: 'added' }, counted(none)).shown.condition).toBe('saving');
  expect(after({ type: 'added' }, { type: 'stored' }, counted(one)).shown.condition).toBe('saving');
  expect(after({ type: 'added' }, { type: 'stored' }, counted(none)).shown.condition).toBe('saved');
});

test('the condition is named while something waits, and kept when none is named', () => {
  const waiting = after({ type: 'counted', counts: one, condition: 'willRetry' });
  expect(waiting.shown).toMatchObject({ condition: 'willRetry', waiting: 1 });
  const later = nextMemory(waiting, { type: 'counted', counts: one, condition: null });
  expect(later.shown.condition).toBe('willRetry');
});

test('a store that cannot be counted is not durable, and a later count that succeeds is', () => {
  const failed = after({ type: 'counted', counts: null, condition: null });
  expect(failed.shown).toMatchObject({ isDurable: false, waiting: 0 });
  expect(nextMemory(failed, { type: 'counted', counts: none, condition: null }).shown.isDurable).toBe(true);
});

test('a row that was neither stored nor sent is lost until the person accepts that', () => {
  const lost = after({ type: 'added' }, { type: 'unstoredEnded', isSent: false });
  expect(lost).toMatchObject({ writing: 0, shown: { lost: 1 } });
  expect(nextMemory(lost, { type: 'lossAccepted' }).shown.lost).toBe(0);
  expect(after({ type: 'added' }, { type: 'unstoredEnded', isSent: true }).shown.lost).toBe(0);
});

test('failures add up until a row arrives or another one is written', () => {
  expect(after({ type: 'failed' }, { type: 'failed' }).failures).toBe(2);
  expect(after({ type: 'failed' }, { type: 'failuresEnded' }).failures).toBe(0);
  expect(after({ type: 'failed' }, { type: 'added' }, { type: 'stored' }).failures).toBe(0);
});
