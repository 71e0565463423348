import { expect, test } from 'vitest';
import { within } from './within.ts';

test('a promise that ends in time gives its value or its error', async () => {
  expect(await within(1000, Promise.resolve('value'), 'late')).toBe('value');
  await expect(within(1000, Promise.reject(new Error('broken')), 'late')).rejects.toThrow('broken');
});

test('a promise that never ends gives what is meant for that', async () => {
  expect(await within(1, new Promise(() => {}), 'late')).toBe('late');
});
