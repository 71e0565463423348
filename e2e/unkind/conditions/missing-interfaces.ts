import type { Condition } from '../condition.ts';

export const missingInterfaces: Condition = {
  name: 'what is optional in a browser is missing',
  journeys: ['try one exercise'],
  arrange: (page) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(HTMLVideoElement.prototype, 'requestVideoFrameCallback');
      for (const name of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(window, name);
      for (const name of [
        'locks',
        'storage',
        'share',
        'clipboard',
        'vibrate',
        'userActivation',
        'connection',
      ])
        Reflect.deleteProperty(Navigator.prototype, name);
    }),
};
