import { expect, test } from 'vitest';
import { sendOnce } from './send-once.ts';

const lost = async (words: object) => {
  const sent: string[] = [];
  const response = sendOnce(words, async (idempotencyKey) => {
    sent.push(idempotencyKey);
    throw new Error('no network');
  });
  await expect(response).rejects.toThrow('no network');
  return sent[0];
};
const thanked = (words: object) => sendOnce(words, async (idempotencyKey) => idempotencyKey);

test('the same text keeps its idempotency key until it is accepted', async () => {
  const first = await lost({ feedback: 'Slower, please.' });
  expect(await lost({ feedback: 'Slower, please.' })).toBe(first);
  expect(await thanked({ feedback: 'Slower, please.' })).toBe(first);
});

test('the same text written again after it was accepted gets a new key', async () => {
  expect(await thanked({ feedback: 'Thank you' })).not.toBe(await thanked({ feedback: 'Thank you' }));
});

test('text that changed after a failure is not treated as a retry', async () => {
  expect(await lost({ feedback: 'Slower' })).not.toBe(await thanked({ feedback: 'Slower, please.' }));
});
