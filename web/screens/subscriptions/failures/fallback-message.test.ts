import { expect, test } from 'vitest';
import { ApiProblem } from '#web/data/api/client.ts';
import { loadTexts } from '#web/start/i18n.ts';
import { CardProblem } from '../card-entry.ts';
import { messageOf, withFallbackMessage } from './fallback-message.ts';

await loadTexts();
const fallback = 'Error processing payment';

test.each([
  ['the server’s message', new ApiProblem(422, { code: 'card_declined', message: 'No.' }), 'No.'],
  ['the card provider’s message', new CardProblem('The card was refused.'), 'The card was refused.'],
  ['a failure of the server', new ApiProblem(500, { code: 'unknown', message: 'An error.' }), fallback],
  ['an unreadable response', new ApiProblem(502, null), fallback],
  ['an unreachable server', new ApiProblem(0, null), fallback],
  ['a bug', new TypeError('x is not a function'), fallback],
])('the message of %s', (_what, problem, message) => {
  expect(messageOf(problem, fallback)).toBe(message);
});

test('a failed call keeps its own message, or gets the fallback if it has none', async () => {
  const declined = new ApiProblem(422, { code: 'card_declined', message: 'No.' });
  await expect(withFallbackMessage(Promise.reject(declined), fallback)).rejects.toBe(declined);
  const unreachable = withFallbackMessage(Promise.reject(new ApiProblem(0, null)), fallback);
  await expect(unreachable).rejects.toMatchObject({ message: fallback, status: 0 });
});
