import type { Game, GameClip, GameExercise } from '#contract/game.ts';
import type { ShownClip, ShownFilm } from '#contract/together-room.ts';

/** The film that a room names; undefined for one that this release does not know. */
export function clipOfShown(
  { exercise, coaching }: { exercise: GameExercise; coaching: Game['coaching'] },
  shown: ShownClip,
): Pick<GameClip, 'video_url' | 'captions_url'> | undefined {
  switch (shown.of) {
    case 'option':
      return exercise.main.options.find(({ id }) => id === shown.optionId);
    case 'description':
      return exercise.description;
    case 'reveal':
      return { video_url: exercise.reveal.clip, captions_url: exercise.reveal.captions_url };
    case 'coaching':
      return coaching[shown.name];
  }
}

/** Where the leader's film is now, in seconds from its start. */
export function positionNow({ position, isPlaying, at, rate = 1 }: ShownFilm, nowMs: number): number {
  return isPlaying ? position + (Math.max(0, nowMs - at) / 1000) * rate : position;
}
