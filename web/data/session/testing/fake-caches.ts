import { vi } from 'vitest';

/** The part of Cache Storage that jsdom lacks and stored reads use. @returns its content by cache name */
export function mockCaches(): Map<string, Map<string, Response>> {
  const stored = new Map<string, Map<string, Response>>();
  vi.stubGlobal('caches', {
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    async open(name: string) {
      const cache = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, cache);
      return {
        put: async (address: string, response: Response) => void cache.set(address, response),
        keys: async () => [...cache.keys()].map((address) => new Request(new URL(address, location.origin))),
        delete: async (address: string) => cache.delete(new URL(address).pathname + new URL(address).search),
        match: async (address: string) => cache.get(address)?.clone(),
      };
    },
    match: async (address: string, { cacheName }: { cacheName: string }) =>
      stored.get(cacheName)?.get(address)?.clone(),
  });
  return stored;
}
