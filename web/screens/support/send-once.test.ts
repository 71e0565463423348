import { expect, test } from 'vitest';
import { sendOnce } from './send-once.ts';

const loseResponse = async (content: object) => {
  const sent: string[] = [];
  const response = sendOnce(content, async (idempotencyKey) => {
    sent.push(idempotencyKey);
    throw new Error('no network');
  });
  await expect(response).rejects.toThrow('no network');
  return sent[0];
};
const accept = (content: object) => sendOnce(content, async (idempotencyKey) => idempotencyKey);

test('the same text keeps its idempotency key until it is accepted', async () => {
  const first = await loseResponse({ feedback: 'Slower, please.' });
  expect(await loseResponse({ feedback: 'Slower, please.' })).toBe(first);
  expect(await accept({ feedback: 'Slower, please.' })).toBe(first);
});

test('the same text written again after it was accepted gets a new key', async () => {
  expect(await accept({ feedback: 'Thank you' })).not.toBe(await accept({ feedback: 'Thank you' }));
});

test('text that changed after a failure is not treated as a retry', async () => {
  expect(await loseResponse({ feedback: 'Slower' })).not.toBe(await accept({ feedback: 'Slower, please.' }));
});
