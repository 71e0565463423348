import { useSyncExternalStore } from 'react';

type Unsubscribe = () => void;

/** An event outside React: all subscribers are called with it. */
export type Signal<Event = void> = {
  notify(event: Event): void;
  subscribe(listener: (event: Event) => void): Unsubscribe;
};

export function createSignal<Event = void>(): Signal<Event> {
  const listeners = new Set<(event: Event) => void>();
  return {
    notify: (event) => {
      for (const listener of listeners) listener(event);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A value outside React that components follow. */
export type Store<State> = {
  get(): State;
  /** Notifies the subscribers, also when the value is the same as before. */
  set(next: State): void;
  subscribe(listener: () => void): Unsubscribe;
};

export function createStore<State>(state: State): Store<State> {
  const { notify, subscribe } = createSignal();
  return {
    get: () => state,
    set: (next) => {
      state = next;
      notify();
    },
    subscribe,
  };
}

/** @param prerendered the value in a page that was rendered by the build */
export function useStore<State>({ subscribe, get }: Omit<Store<State>, 'set'>, prerendered: State): State {
  return useSyncExternalStore(subscribe, get, () => prerendered);
}
