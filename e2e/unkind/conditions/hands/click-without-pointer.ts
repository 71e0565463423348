import type { Condition, Way } from '../../condition.ts';
import { pressTwice } from './press-twice.ts';

/** Two touches of a trembling finger, of which `click` says this. */
const twoTouches = (pointerType: string | undefined): Way => ({
  async arrange({ page }) {
    await page.addInitScript((pointerType) => {
      const said = Object.getOwnPropertyDescriptor(PointerEvent.prototype, 'pointerType');
      Object.defineProperty(PointerEvent.prototype, 'pointerType', {
        get() {
          return this.type === 'click' ? pointerType : said?.get?.call(this);
        },
      });
    }, pointerType);
    return pressTwice(page, { by: 'touch', afterMs: 150 });
  },
});

/** Safari before iPadOS 18.4. */
export const clickWithoutPointer: Condition = {
  use: { hasTouch: true },
  ways: {
    'two touches, without a type': twoTouches(undefined),
    'two touches, as a mouse': twoTouches('mouse'),
  },
};
