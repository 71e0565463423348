import { paths } from '#contract/pages/paths.ts';
import { expect } from '#e2e/setup/fixtures.ts';
import type { Condition, Way } from '../../condition.ts';
import type { Stage } from '../../journey.ts';

/** The device then keeps nothing, and says so where answers are given. */
const saysSo = async ({ page }: Stage) =>
  expect(page.getByText(/This device cannot keep answers\. Please stay online/).first()).toBeAttached();

/** Nobody waits longer to be logged out of a shared tablet. */
const isLeft = async ({ page }: Stage) => {
  await expect(page).toHaveURL(paths.home, { timeout: 10_000 });
  await expect(page.getByText('You are logged out.')).toBeVisible();
};

const silent = (script: () => void): Way => ({
  arrange: ({ page }) => page.addInitScript(script),
  after: { 'answers right': saysSo, skips: saysSo },
  sees: { 'logs out': isLeft },
  notIn: { 'try one exercise': 'The free exercise keeps nothing on the device.' },
});

export const databases: Condition = {
  ways: {
    'an opening that never ends': silent(() => {
      const { open } = IDBFactory.prototype;
      IDBFactory.prototype.open = function (...args) {
        // Nobody hears of its end.
        return Object.assign(open.apply(this, args), { addEventListener: () => {} });
      };
    }),
    'an opening that is blocked': silent(() => {
      const { open } = IDBFactory.prototype;
      IDBFactory.prototype.open = function (...args) {
        const request = open.apply(this, args);
        const hear = request.addEventListener.bind(request);
        setTimeout(() => request.dispatchEvent(new Event('blocked')));
        return Object.assign(request, {
          addEventListener: (name: string, then: () => void) => name === 'blocked' && hear(name, then),
        });
      };
    }),
    'transactions that never end': silent(() => {
      const add = EventTarget.prototype.addEventListener;
      IDBTransaction.prototype.addEventListener = function (
        this: IDBTransaction,
        ...args: Parameters<typeof add>
      ) {
        if (args[0] !== 'complete') add.apply(this, args);
      };
    }),
    'an opening that is refused': silent(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    }),
  },
};
