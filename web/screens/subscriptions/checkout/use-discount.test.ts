// @vitest-environment jsdom

import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHookInApp } from '#web/testing/render.tsx';
import { useDiscount } from './use-discount.ts';

const half = {
  totalPrice: 4.99,
  discountPercentage: 50,
  lasts: 'once',
  months: null,
  trialDays: 0,
  renewsAt: '2026-12-22T12:00:00.000Z',
};
const respond = (body: object, status = 200) => new Response(JSON.stringify(body), { status });
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function setUp() {
  const { result } = renderHookInApp(() => useDiscount());
  const type = (code: string) => act(async () => result.current.setCode(code));
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { result, type, pass };
}

const codesChecked = () =>
  fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).discountCode as string);

test('a code is checked one second after typing stops, not before', async () => {
  fetched.mockImplementation(async () => respond(half));
  const { result, type, pass } = setUp();
  await type('HA');
  await pass(900);
  await type('HALF');
  await pass(999);
  expect(fetched).not.toHaveBeenCalled();
  expect(result.current.isChecking).toBe(true);
  await pass(1);
  expect(codesChecked()).toEqual(['HALF']);
  expect(result.current.discount).toMatchObject({ code: 'HALF', ...half });
});

test('a rejected code shows the message of the server, and there is no discount', async () => {
  const message = 'This discount code is not valid.';
  fetched.mockImplementation(async () => respond({ message, code: 'discount_invalid' }, 422));
  const { result, type, pass } = setUp();
  await type('NONE');
  await pass(1000);
  expect(result.current).toMatchObject({ discount: null, error: message, isChecking: false });
});

test('an empty code clears the discount and the error, and sends nothing', async () => {
  fetched.mockImplementation(async () => respond(half));
  const { result, type, pass } = setUp();
  await type('HALF');
  await pass(1000);
  await type(' ');
  await pass(2000);
  expect(result.current).toMatchObject({ discount: null, error: undefined, isChecking: false });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a late response for an older code is not shown for the newer one', async () => {
  const older = Promise.withResolvers<Response>();
  fetched.mockImplementationOnce(() => older.promise);
  fetched.mockImplementationOnce(async () => respond({ ...half, totalPrice: 0, discountPercentage: 100 }));
  const { result, type, pass } = setUp();
  await type('HALF');
  await pass(1000);
  await type('FREE');
  expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  await pass(1000);
  await act(async () => older.resolve(respond(half)));
  expect(result.current.discount).toMatchObject({ code: 'FREE', discountPercentage: 100 });
});

test('paying waits for the check that is running', async () => {
  fetched.mockImplementation(async () => respond(half));
  const { result, type, pass } = setUp();
  await type('HALF');
  const settled = vi.fn();
  void result.current.whenChecked().then(settled);
  await pass(999);
  expect(settled).not.toHaveBeenCalled();
  await pass(1);
  expect(settled).toHaveBeenCalledExactlyOnceWith({
    discount: { code: 'HALF', ...half },
    error: undefined,
  });
});

test('paying waits for the newest code when typing continues in the meantime', async () => {
  fetched.mockImplementation(async () => respond(half));
  const { result, type, pass } = setUp();
  await type('HALF');
  const settled = vi.fn();
  void result.current.whenChecked().then(settled);
  await pass(500);
  await type('HALF2');
  await pass(1000);
  expect(codesChecked()).toEqual(['HALF2']);
  expect(settled).toHaveBeenCalledExactlyOnceWith({
    discount: { code: 'HALF2', ...half },
    error: undefined,
  });
});

test('an unchanged code is not checked again', async () => {
  fetched.mockImplementation(async () => respond(half));
  const { type, pass } = setUp();
  await type('HALF');
  await pass(1000);
  await type('HALF ');
  await pass(2000);
  expect(fetched).toHaveBeenCalledTimes(1);
});
