import { expect, test, vi } from 'vitest';
import { createSignal, createStore } from './store.ts';

test('a signal calls its subscribers until they unsubscribe', () => {
  const signal = createSignal<string>();
  const listener = vi.fn();
  const unsubscribe = signal.subscribe(listener);
  signal.notify('first');
  unsubscribe();
  signal.notify('second');
  expect(listener.mock.calls).toEqual([['first']]);
});

test('a subscriber finds the new value in the store when it is called', () => {
  const store = createStore('old');
  const seen: string[] = [];
  store.subscribe(() => seen.push(store.get()));
  store.set('new');
  expect(seen).toEqual(['new']);
});
