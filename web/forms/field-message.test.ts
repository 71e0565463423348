import { expect, test } from 'vitest';
import { fieldMessage } from './field-message.ts';

test('the name of a text is said, with its limit', () => {
  expect(fieldMessage('emailInvalid')).toBe('Invalid email address');
  expect(fieldMessage('atMost:60')).toBe('At most 60 characters');
});

test('the words of an operator’s schema stay as they are', () => {
  expect(fieldMessage('Choose a day: today or later')).toBe('Choose a day: today or later');
});
