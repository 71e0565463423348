import { filmLanguage } from '#web/lib/film-language.ts';
import { type Caption, captionOf } from '#web/shell/clips/caption.ts';

/** Addresses of a film and its captions. */
export type FollowedFilm = { video: string; captions: string };

export type FilmPair = ReturnType<typeof createFilmPair>;

/** Two elements in one place: one shows a film, the other loads the next, and the old picture stays until the new one is there. */
export function createFilmPair(
  videos: readonly [HTMLVideoElement, HTMLVideoElement],
  onCaption: (caption: Caption | null) => void,
  signal: AbortSignal,
) {
  let front = videos[0];
  const behind = () => videos[front === videos[0] ? 1 : 0];
  const tellCaption = () => onCaption(captionOf(trackOf(front).track));
  for (const video of videos)
    trackOf(video).track.addEventListener('cuechange', () => video === front && tellCaption(), { signal });
  return {
    front: () => front,
    /** The element that loads this film, or has it already, plays from now on. */
    turnTo(film: FollowedFilm): HTMLVideoElement {
      front.pause();
      front = behind();
      load(front, film);
      return front;
    },
    prepare(film: FollowedFilm): void {
      if (front.getAttribute('src') !== film.video) load(behind(), film);
    },
    /** Puts the one that plays on the screen. */
    bringForward(): void {
      for (const video of videos) {
        if (video === front) video.dataset.front = '';
        else delete video.dataset.front;
        // The one behind is no film for screen readers.
        video.ariaHidden = video === front ? null : 'true';
      }
      tellCaption();
    },
    unload(): void {
      for (const video of videos) {
        video.pause();
        video.removeAttribute('src');
        video.load();
      }
    },
  };
}

function load(video: HTMLVideoElement, film: FollowedFilm): void {
  if (video.getAttribute('src') === film.video) return;
  video.preservesPitch = true;
  const track = trackOf(video);
  video.src = film.video;
  track.srclang = filmLanguage(film.captions);
  track.src = film.captions;
}

/** Its captions, which the page shows below the picture. */
function trackOf(video: HTMLVideoElement): HTMLTrackElement {
  const track = video.querySelector('track') ?? document.createElement('track');
  if (!track.isConnected) {
    track.kind = 'captions';
    video.append(track);
  }
  track.track.mode = 'hidden';
  return track;
}
