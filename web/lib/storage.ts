/**
 * Web Storage that never throws: if the browser forbids it or is out of space, an item is stored in memory until the
 * page is left. Nothing else in the app uses `localStorage` or `sessionStorage`.
 */
export type Items = {
  get: (name: string) => string | null;
  /** @returns whether the item survives the page */
  set: (name: string, value: string) => boolean;
  remove: (name: string) => void;
  clear: () => void;
};

/** Items that last until they are removed, shared by all tabs. */
export const deviceItems = itemsIn(() => localStorage);

/** Items that last as long as this tab. */
export const tabItems = itemsIn(() => sessionStorage);

function itemsIn(open: () => Storage): Items {
  const inMemory = new Map<string, string>();
  return {
    get(name) {
      const item = inMemory.get(name) ?? attempt(() => open().getItem(name));
      return typeof item === 'string' ? item : null;
    },
    set(name, value) {
      inMemory.set(name, value);
      return attempt(() => open().setItem(name, value)) !== failed && inMemory.delete(name);
    },
    remove(name) {
      inMemory.delete(name);
      attempt(() => open().removeItem(name));
    },
    clear() {
      inMemory.clear();
      attempt(() => open().clear());
    },
  };
}

const failed = Symbol('failed');

function attempt<Value>(use: () => Value): Value | typeof failed {
  try {
    return use();
  } catch {
    return failed;
  }
}
