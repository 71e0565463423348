// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from './save-file.ts';

afterEach(() => vi.useRealTimers());

test('a file stays for a browser that reads it after the press, and is gone after a minute', () => {
  vi.useFakeTimers();
  const kept = new Set<string>();
  URL.createObjectURL = () => {
    kept.add('blob:file');
    return 'blob:file';
  };
  URL.revokeObjectURL = (address) => kept.delete(address);
  saveFile('my-data.json', '{}', 'application/json');
  vi.advanceTimersByTime(50_000);
  expect([...kept]).toEqual(['blob:file']);
  vi.advanceTimersByTime(10_000);
  expect([...kept]).toEqual([]);
});
