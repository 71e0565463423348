// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { reloadOnce } from '#web/shell/loading/chunk-load-error.ts';
import { tabItems } from './storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  tabItems.clear();
});

function forbid(...methods: ('getItem' | 'setItem' | 'removeItem' | 'clear')[]) {
  for (const method of methods) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
  }
}

test('a stored item survives the page', () => {
  expect(tabItems.set('flash', 'Saved.')).toBe(true);
  expect(sessionStorage.getItem('flash')).toBe('Saved.');
  expect(tabItems.get('flash')).toBe('Saved.');
});

test('if storage is forbidden an item is known until the page is left, and nothing throws', () => {
  forbid('getItem', 'setItem', 'removeItem', 'clear');
  expect(tabItems.set('flash', 'Saved.')).toBe(false);
  expect(tabItems.get('flash')).toBe('Saved.');
  tabItems.remove('flash');
  expect(tabItems.get('flash')).toBeNull();
  tabItems.set('flash', 'Saved.');
  tabItems.clear();
  expect(tabItems.get('flash')).toBeNull();
});

test('if storage is full the newer item counts', () => {
  tabItems.set('token', 'old');
  forbid('setItem');
  tabItems.set('token', 'new');
  expect(tabItems.get('token')).toBe('new');
});

test('a page that cannot remember a reload is not reloaded after a chunk load error', () => {
  expect(reloadOnce.isAllowed()).toBe(true);
  forbid('setItem');
  expect(reloadOnce.isAllowed()).toBe(false);
});
