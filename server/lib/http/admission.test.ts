import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { createAdmission } from './overload.ts';

const save = endpoints.saveAnswer.path;
const login = endpoints.login.path;

/** Whether a save and a login are rejected when so many statements and counts wait, at so many milliseconds. */
function admission() {
  let count = 0;
  let counts = 0;
  let at = 0;
  const isRejected = createAdmission({ statements: () => count, counts: () => counts }, () => at);
  return (waiting: number, ms: number, waitingCounts = 0) => {
    [count, at, counts] = [waiting, ms, waitingCounts];
    return { save: isRejected(save), login: isRejected(login) };
  };
}

const neither = { save: false, login: false };
const loginAlone = { save: false, login: true };
const both = { save: true, login: true };

test('a burst may wait, and what is beyond it is rejected', () => {
  const rejected = admission();
  expect(rejected(0, 5000)).toEqual(neither);
  expect(rejected(200, 5010)).toEqual(neither);
  expect(rejected(201, 5020)).toEqual(both);
});

test('a queue that was not empty for a second stays short, and shorter for logins', () => {
  const rejected = admission();
  expect(rejected(0, 5000)).toEqual(neither);
  expect(rejected(200, 6000)).toEqual(neither);
  expect(rejected(25, 6001)).toEqual(both);
  expect(rejected(24, 6002)).toEqual(loginAlone);
  expect(rejected(8, 6003)).toEqual(neither);
});

test('an empty moment does not end an overload; a second without too many does', () => {
  const rejected = admission();
  rejected(0, 5000);
  expect(rejected(201, 5100)).toEqual(both);
  expect(rejected(0, 5500)).toEqual(neither);
  expect(rejected(25, 6000)).toEqual(both);
  expect(rejected(0, 6900)).toEqual(neither);
  expect(rejected(25, 7001)).toEqual(neither);
});

test('logins beyond what can soon be counted are rejected, whatever else waits', () => {
  const rejected = admission();
  expect(rejected(0, 5000, 16)).toEqual(neither);
  expect(rejected(0, 5001, 17)).toEqual(loginAlone);
});

test('every way to log in is a login, however it is spelled', () => {
  const isRejected = createAdmission({ statements: () => 0, counts: () => 17 });
  const { login, facilityLogin, googleLogin, facebookLogin } = endpoints;
  const paths = [login, facilityLogin, googleLogin, facebookLogin].map(({ path }) => path);
  expect([...paths, login.path.toUpperCase()].filter((path) => !isRejected(path))).toEqual([]);
  expect(isRejected(save)).toBe(false);
});
