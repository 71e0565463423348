import type { Condition, Way } from '../../condition.ts';

/** What a browser may lack, each by its path from `window`. */
const without = (paths: readonly string[], showsIn?: Way['showsIn']): Way => ({
  ...(showsIn && { showsIn }),
  arrange: ({ page }) =>
    page.addInitScript((paths) => {
      for (const path of paths) {
        const names = path.split('.');
        const last = names.pop() as string;
        const owner = names.reduce<unknown>((found, name) => Reflect.get(Object(found), name), window);
        if (owner) Reflect.deleteProperty(Object(owner), last);
      }
    }, paths),
});

const frames = 'HTMLVideoElement.prototype.requestVideoFrameCallback';
const idle = ['requestIdleCallback', 'cancelIdleCallback'];
const navigators = [
  ...['locks', 'storage', 'share', 'clipboard', 'vibrate', 'userActivation', 'connection', 'mediaSession'],
  ...['credentials', 'permissions', 'wakeLock', 'serviceWorker'],
].map((name) => `Navigator.prototype.${name}`);
const windows = ['AudioContext', 'webkitAudioContext', 'PublicKeyCredential', 'trustedTypes', 'caches'];

/** Where films play with their sounds, and where something is sent that waits on the device. */
const play = [
  "Today's Three",
  'try one exercise',
  'log in, answer right, wrong and wrong again',
  'pause, slower, captions, skip, save',
] as const;
const sending = play.filter((journey) => journey !== 'try one exercise');

export const missingInterfaces: Condition = {
  ways: {
    'all that is optional': without([frames, ...idle, ...navigators, ...windows]),
    'frame callbacks': without([frames], play),
    'idle callbacks': without(idle),
    'locks and storage': without(['Navigator.prototype.locks', 'Navigator.prototype.storage'], sending),
    'workers and caches': without(['Navigator.prototype.serviceWorker', 'caches']),
    sound: without(['AudioContext', 'webkitAudioContext'], play),
    passkeys: without(['PublicKeyCredential', 'Navigator.prototype.credentials']),
    channels: without(['BroadcastChannel'], [...sending, 'reports and plan']),
    observers: without(['IntersectionObserver', 'ResizeObserver', 'PerformanceObserver']),
  },
};
