import { expect, test } from 'vitest';
import { dayTimeAt, greetedName } from './greeting.ts';

test.each([
  [0, 'evening'],
  [3, 'evening'],
  [4, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('at %i o’clock people are wished a good %s', (hour, dayTime) => {
  expect(dayTimeAt(hour)).toBe(dayTime);
});

test.each([
  [{ name: 'Dorothy Green', userName: 'dot' }, 'Dorothy'],
  [{ name: '  ', userName: 'dot' }, 'dot'],
  [{ userName: 'dot' }, 'dot'],
  [{ userName: 'dot@example.org' }, null],
  [{ userName: 'dot-1938' }, null],
  [null, null],
])('%o is greeted as %s', (user, name) => {
  expect(greetedName(user)).toBe(name);
});
