import type { Condition } from '../condition.ts';

export const clickWithoutPointer: Condition = {
  name: 'a click does not say by which pointer',
  journeys: ['read and get help'],
  arrange: (page) =>
    page.addInitScript(() => {
      Object.defineProperty(PointerEvent.prototype, 'pointerType', { get: () => undefined });
    }),
};
