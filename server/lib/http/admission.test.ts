import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { createAdmission } from './overload.ts';

const save = endpoints.saveAnswer.path;
const login = endpoints.login.path;

/** Whether a save and a login are rejected when so many statements, counts and calls that share a lookup wait, at so many milliseconds. */
function admission() {
  let count = 0;
  let counts = 0;
  let sharing = 0;
  let at = 0;
  const queues = { statements: () => count, counts: () => counts, sharing: () => sharing };
  const isRejected = createAdmission(queues, () => at);
  return (waiting: number, ms: number, waitingCounts = 0, waitingSharers = 0) => {
    [count, at, counts, sharing] = [waiting, ms, waitingCounts, waitingSharers];
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

test('calls that share the lookup of their session belong to the burst, because each will want a statement', () => {
  const rejected = admission();
  expect(rejected(0, 5000)).toEqual(neither);
  expect(rejected(50, 5010, 0, 150)).toEqual(neither);
  expect(rejected(50, 5020, 0, 151)).toEqual(both);
});

test('calls that share a lookup count in a queue that stands, too: what arrives together wants its statements together', () => {
  const rejected = admission();
  expect(rejected(201, 5000)).toEqual(both);
  expect(rejected(8, 5010, 0, 17)).toEqual(both);
  expect(rejected(8, 5020, 0, 16)).toEqual(neither);
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
  expect(rejected(0, 5000, 8)).toEqual(neither);
  expect(rejected(0, 5001, 9)).toEqual(loginAlone);
});

test('every way to log in is a login, however it is spelled', () => {
  const isRejected = createAdmission({ statements: () => 0, sharing: () => 0, counts: () => 9 });
  const { login, facilityLogin, googleLogin, facebookLogin } = endpoints;
  const paths = [login, facilityLogin, googleLogin, facebookLogin].map(({ path }) => path);
  expect([...paths, login.path.toUpperCase()].filter((path) => !isRejected(path))).toEqual([]);
  expect(isRejected(save)).toBe(false);
});
