// @vitest-environment jsdom

import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiProblem } from '#web/data/api/client.ts';
import { renderHookInApp } from '#web/testing/render.tsx';
import { useSending } from './use-sending.ts';

const unreachable = () => new ApiProblem(0, null);
const refused = () => new ApiProblem(422, { message: 'This code is not valid.', code: 'discount_invalid' });

/** Collects the calls of `send` in order; the test resolves or rejects each of them. */
function setUp(onSuccess = vi.fn()) {
  const calls: PromiseWithResolvers<string>[] = [];
  const send = vi.fn((_value: string) => {
    const call = Promise.withResolvers<string>();
    calls.push(call);
    return call.promise;
  });
  const onFailure = vi.fn();
  const { result } = renderHookInApp(() => useSending(send, onSuccess, onFailure));
  const succeed = (place: number, text: string) => act(async () => calls[place]?.resolve(text));
  const fail = (place: number, failure: unknown) => act(async () => calls[place]?.reject(failure));
  const start = (value: string) => act(async () => void result.current.start(value));
  const retry = () => act(async () => result.current.retry());
  return { result, send, onSuccess, onFailure, succeed, fail, start, retry };
}

beforeEach(() => {
  vi.stubGlobal('reportError', vi.fn());
});

test('a value is sent once, however often its button is pressed', async () => {
  const { send, start, succeed, onSuccess } = setUp();
  await start('first');
  await start('first');
  await start('other');
  expect(send.mock.calls).toEqual([['first']]);
  await succeed(0, 'thanks');
  expect(onSuccess.mock.calls).toEqual([['thanks', 'first']]);
});

test('it is sending from the press until the response, and can then send again', async () => {
  const { result, send, start, succeed } = setUp();
  expect(result.current.isSending).toBe(false);
  await start('first');
  expect(result.current.isSending).toBe(true);
  await succeed(0, 'thanks');
  expect(result.current.isSending).toBe(false);
  await start('second');
  expect(send).toHaveBeenLastCalledWith('second');
});

test('a failure ends the sending and is reported with its value', async () => {
  const { result, start, fail, onFailure } = setUp();
  const problem = unreachable();
  await start('first');
  await fail(0, problem);
  expect(result.current.isSending).toBe(false);
  expect(onFailure.mock.calls).toEqual([[problem, 'first']]);
});

test('Retry sends the same value once more', async () => {
  const { send, start, retry } = setUp();
  await start('first');
  await retry();
  expect(send.mock.calls).toEqual([['first'], ['first']]);
});

test('Retry does nothing when nothing is being sent', async () => {
  const { send, start, retry, succeed } = setUp();
  await retry();
  await start('first');
  await succeed(0, 'thanks');
  await retry();
  expect(send).toHaveBeenCalledTimes(1);
});

test('the response to Retry counts although the first try fails before it', async () => {
  const { result, start, retry, succeed, fail, onSuccess, onFailure } = setUp();
  await start('first');
  await retry();
  await fail(0, unreachable());
  expect(result.current.isSending).toBe(true);
  await succeed(1, 'thanks');
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith('thanks', 'first');
  expect(onFailure).not.toHaveBeenCalled();
});

test('when every try fails the failure is reported once', async () => {
  const { start, retry, fail, onFailure } = setUp();
  await start('first');
  await retry();
  await fail(1, unreachable());
  expect(onFailure).not.toHaveBeenCalled();
  await fail(0, unreachable());
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test('an error response counts at once, and a later response is ignored', async () => {
  const { result, start, retry, succeed, fail, onSuccess, onFailure } = setUp();
  await start('first');
  await retry();
  await fail(1, refused());
  expect(result.current.isSending).toBe(false);
  await succeed(0, 'thanks');
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(onSuccess).not.toHaveBeenCalled();
});

test('of two responses only the first counts', async () => {
  const { start, retry, succeed, onSuccess } = setUp();
  await start('first');
  await retry();
  await succeed(1, 'second try');
  await succeed(0, 'first try');
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith('second try', 'first');
});

test.each([
  [
    'throws',
    () => {
      throw new DOMException('The quota is exceeded', 'QuotaExceededError');
    },
  ],
  ['rejects', () => Promise.reject(new TypeError('No user in the answer'))],
])('a response handler that %s is reported as a failure in plain words', async (_how, react) => {
  const { result, start, succeed, onFailure } = setUp(vi.fn(react));
  await start('first');
  await succeed(0, 'thanks');
  expect(result.current.isSending).toBe(false);
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(onFailure.mock.calls[0]?.[0].message).toBe('An error occurred. Please try again.');
  expect(reportError).toHaveBeenCalledTimes(1);
});
