import { expect, test } from 'vitest';
import { ApiProblem } from '#web/api/client.ts';
import { loadTexts } from '#web/i18n.ts';
import { CardProblem } from '../checkout/card-entry.ts';
import { withWords, wordsOf } from './fallback-message.ts';

await loadTexts();
const words = 'Error processing payment';

test.each([
  ['the server’s message', new ApiProblem(422, { code: 'card_declined', message: 'No.' }), 'No.'],
  ['the card provider’s message', new CardProblem('The card was refused.'), 'The card was refused.'],
  ['a failure of the server', new ApiProblem(500, { code: 'unknown', message: 'An error.' }), words],
  ['an unreadable response', new ApiProblem(502, null), words],
  ['an unreachable server', new ApiProblem(0, null), words],
  ['a bug', new TypeError('x is not a function'), words],
])('the message of %s', (_what, problem, message) => {
  expect(wordsOf(problem, words)).toBe(message);
});

test('a failed call keeps its own message, or gets the fallback if it has none', async () => {
  const declined = new ApiProblem(422, { code: 'card_declined', message: 'No.' });
  await expect(withWords(Promise.reject(declined), words)).rejects.toBe(declined);
  const unreachable = withWords(Promise.reject(new ApiProblem(0, null)), words);
  await expect(unreachable).rejects.toMatchObject({ message: words, status: 0 });
});
