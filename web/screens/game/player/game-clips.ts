import type { Game, GameClip, GameExercise, GameOption } from '#contract/game.ts';
import type { Clip } from '#web/shell/clips/clip-queue.ts';
import { descriptionId } from '../play/play-rules.ts';
import type { PlayExercise } from '../play/play-types.ts';

/** The exercises as the play reducer sees them; every option with a clip is played, ids 1 and 4 are never offered (docs/product-decisions.md#playlist). */
export function playExercises(game: Game): PlayExercise[] {
  return game.exercises.map(({ exercise_id, part, places, main }) => ({
    exerciseId: exercise_id,
    part,
    playlist: main.options.filter(hasClip).map(({ id }) => id),
    offered: main.options.filter(isOffered).map(({ id }) => id),
    answer: main.answer,
    hasPlaces: places !== null,
    characters: Object.fromEntries(main.options.map(({ id, character_id }) => [id, character_id])),
  }));
}

/** Whether an option is filmed for the state that is shown. */
export function hasClip({ video_url }: GameOption): boolean {
  return video_url !== '';
}

/** Whether an option may be chosen as correct. */
export function isOffered({ id, is_selectable }: GameOption): boolean {
  return is_selectable && id !== 1 && id !== 4;
}

/** The two people of the question, in the order in which they speak. */
export function offeredOf({ main }: GameExercise): GameOption[] {
  return main.options.filter(isOffered);
}

export function exerciseOf(game: Game, exerciseId: number): GameExercise {
  const found = game.exercises.find(({ exercise_id }) => exercise_id === exerciseId);
  if (!found) throw new Error(`The game has no exercise ${exerciseId}`);
  return found;
}

export function optionOf(exercise: GameExercise, optionId: number): GameOption {
  const found = exercise.main.options.find(({ id }) => id === optionId);
  if (!found) throw new Error(`Exercise ${exercise.exercise_id} has no option ${optionId}`);
  return found;
}

/** The clip of an option, or the description of the picture. */
export function gameClipOf(exercise: GameExercise, optionId: number): GameClip {
  return optionId === descriptionId ? exercise.description : optionOf(exercise, optionId);
}

export function clipOf({ video_url, captions_url }: GameClip): Clip {
  return { video: video_url, captions: captions_url };
}

/** The film that says what a part is about; the game to try has none. */
export function partFilmOf(game: Game, part: number): GameClip | undefined {
  return game.coaching[`part-${part}-opening`];
}

/** The avatar of a person by id; null for somebody unknown, whose name is shown as initials (#three-ids). */
export function avatarOf(game: Game, personId: string): string | null {
  return game.people.find(({ id }) => id === personId)?.avatar_url ?? null;
}
