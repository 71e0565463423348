import { expect, test } from 'vitest';
import { sendOnce } from './send-once.ts';

const lost = async (words: object) => {
  const sent: string[] = [];
  const answer = sendOnce(words, async (operation) => {
    sent.push(operation);
    throw new Error('no network');
  });
  await expect(answer).rejects.toThrow('no network');
  return sent[0];
};
const thanked = (words: object) => sendOnce(words, async (operation) => operation);

test('the same words go with the same operation until they are thanked', async () => {
  const first = await lost({ feedback: 'Slower, please.' });
  expect(await lost({ feedback: 'Slower, please.' })).toBe(first);
  expect(await thanked({ feedback: 'Slower, please.' })).toBe(first);
});

test('what is written once more after the thanks is something new', async () => {
  expect(await thanked({ feedback: 'Thank you' })).not.toBe(await thanked({ feedback: 'Thank you' }));
});

test('words that changed after a failure are not taken for a retry', async () => {
  expect(await lost({ feedback: 'Slower' })).not.toBe(await thanked({ feedback: 'Slower, please.' }));
});
