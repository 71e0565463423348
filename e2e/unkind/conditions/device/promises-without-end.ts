import type { Condition, Way } from '../../condition.ts';
import type { Stage } from '../../journey.ts';

/** A promise of the browser that never ends: each by its path from `window`. */
const pending = (paths: readonly string[], showsIn?: Way['showsIn']): Way => ({
  ...(showsIn && { showsIn }),
  arrange: ({ page }) =>
    page.addInitScript((paths) => {
      for (const path of paths) {
        const names = path.split('.');
        const method = names.pop() as string;
        const owner = names.reduce<unknown>((found, name) => Reflect.get(Object(found), name), window);
        if (owner) Object.defineProperty(owner, method, { value: () => new Promise(() => {}) });
      }
    }, paths),
});

/** Another tab took the lock and was suspended: after 35 s this one sends without it. */
const lock: Way = {
  async arrange({ page }) {
    await page.clock.install();
    await page.addInitScript(() => {
      LockManager.prototype.request = () => new Promise<never>(() => {});
    });
  },
  after: { 'answers right': passTurn, 'answers wrong again': passTurn, skips: passTurn },
};

async function passTurn({ page }: Stage) {
  await page.clock.runFor(36_000);
}

const caching = ['open', 'match', 'keys', 'delete', 'has'].map((name) => `CacheStorage.prototype.${name}`);
const device = [
  ...['register', 'getRegistration'].map((name) => `ServiceWorkerContainer.prototype.${name}`),
  ...['persist', 'persisted', 'estimate'].map((name) => `StorageManager.prototype.${name}`),
  ...['Clipboard.prototype.writeText', 'FontFaceSet.prototype.load', 'Navigator.prototype.share'],
];

/** The database of these answers is to be kept. */
const whereAnswersWait = [
  'log in, answer right, wrong and wrong again',
  'pause, slower, captions, skip, save',
] as const;

export const promisesWithoutEnd: Condition = {
  ways: {
    'of a lock': lock,
    'of caches, workers, storage, clipboard and fonts': pending([...caching, ...device]),
    'of a cache': pending(caching),
    'of a worker': pending(['ServiceWorkerContainer.prototype.register']),
    'of storage': pending(device, whereAnswersWait),
    // What is read is stored under the hash of its login.
    'of a digest': pending(
      ['SubtleCrypto.prototype.digest', 'window.createImageBitmap'],
      ['reports and plan', 'cancel and log out', ...whereAnswersWait],
    ),
  },
};
