import { expect, test } from 'vitest';
import { ApiProblem } from '#web/data/api/client.ts';
import { loadTexts } from '#web/start/i18n.ts';
import { checkSignUp } from './send-sign-up.ts';

await loadTexts();

const messageOf = (sent: Promise<unknown>) =>
  checkSignUp(sent as Promise<never>).then(
    () => null,
    (problem: Error) => problem.message,
  );

test.each([
  ['422 with a message', new ApiProblem(422, { message: 'Taken.', code: 'username_taken' }), 'Taken.'],
  ['422 without one', new ApiProblem(422, null), 'User already exists.'],
  ['any other status with a message', new ApiProblem(500, { message: 'Closed today.' }), 'Closed today.'],
  ['any other status without one', new ApiProblem(500, null), 'An error occurred. Please try again.'],
])('the message of a rejected sign-up: %s', async (_response, problem, message) => {
  expect(await messageOf(Promise.reject(problem))).toBe(message);
});

test('a success without an account is unexpected; what answers in place of the server is named', async () => {
  const newer = new ApiProblem(0, null, 'newerServer');
  expect(await messageOf(Promise.reject(newer))).toBe('Unexpected response. Please try again.');
  const foreign = new ApiProblem(0, null, 'another');
  expect(await messageOf(Promise.reject(foreign))).toMatch(/^Something else answered in place of our server/);
});
