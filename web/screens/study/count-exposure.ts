import { saveStudyExposure } from '#contract/own-study.ts';
import { send } from '#web/data/api/client.ts';

/** What a participant plays, counted from the events of the films of the page: no player has to know of it. */

const sendEveryMs = 60_000;
/** Longer between two events of a film is a device that slept. */
const longestStepMs = 2_000;

const nothing = { filmsStarted: 0, filmsEnded: 0, soundSeconds: 0 };
let counted = { ...nothing };
let isCounting = false;

/** The film that an element plays, and when its time moved last. */
const playing = new WeakMap<HTMLVideoElement, { film: string; movedAt: number }>();

/** Counts until the page is closed. A second call does nothing. */
export function countExposure(): void {
  if (isCounting) return;
  isCounting = true;
  on('playing', (film) => {
    if (playing.get(film)?.film !== film.currentSrc) counted.filmsStarted += 1;
    playing.set(film, { film: film.currentSrc, movedAt: performance.now() });
  });
  on('timeupdate', (film) => {
    const last = playing.get(film);
    if (!last) return;
    const now = performance.now();
    const step = now - last.movedAt;
    last.movedAt = now;
    if (!film.paused && !film.muted && film.volume > 0 && step < longestStepMs)
      counted.soundSeconds += step / 1000;
  });
  on('ended', (film) => {
    counted.filmsEnded += 1;
    playing.delete(film);
  });
  setInterval(sendCounted, sendEveryMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendCounted();
  });
}

/** Events of media do not bubble: they are seen on their way down. */
function on(event: 'playing' | 'timeupdate' | 'ended', act: (film: HTMLVideoElement) => void): void {
  document.addEventListener(
    event,
    ({ target }) => {
      if (target instanceof HTMLVideoElement) act(target);
    },
    { capture: true },
  );
}

/** What cannot be sent is lost: it is the least that was played. */
function sendCounted(): void {
  const { filmsStarted, filmsEnded, soundSeconds } = counted;
  if (filmsStarted + filmsEnded + soundSeconds < 1) return;
  counted = { ...nothing };
  const body = { filmsStarted, filmsEnded, soundSeconds: Math.min(3600, Math.round(soundSeconds)) };
  void send(saveStudyExposure, { body }).catch(() => {});
}
