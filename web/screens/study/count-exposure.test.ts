// @vitest-environment jsdom

import { expect, test, vi } from 'vitest';
import { countExposure } from './count-exposure.ts';

const fetched = vi.fn((_address: string, _request?: RequestInit) =>
  Promise.resolve(Response.json({ message: 'Counted.' })),
);

test('films that start and end are counted, and seconds with sound, of which a paused or muted film has none', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'performance'] });
  vi.stubGlobal('fetch', fetched);
  const film = document.createElement('video');
  document.body.append(film);
  let source = '/files/assets/a.mp4';
  Object.defineProperty(film, 'currentSrc', { get: () => source });
  Object.defineProperty(film, 'paused', { value: false });
  const play = (seconds: number) => {
    film.dispatchEvent(new Event('playing'));
    for (let second = 0; second < seconds; second += 1) {
      vi.advanceTimersByTime(1000);
      film.dispatchEvent(new Event('timeupdate'));
    }
  };
  countExposure();
  countExposure();
  play(5);
  play(5);
  film.dispatchEvent(new Event('ended'));
  source = '/files/assets/b.mp4';
  film.muted = true;
  play(7);
  vi.advanceTimersByTime(60_000);
  const bodies = fetched.mock.calls.map(([, request]) => JSON.parse(String(request?.body)));
  expect(bodies).toEqual([{ filmsStarted: 2, filmsEnded: 1, soundSeconds: 10 }]);
});
