import type { Dialog, PlayExercise, PlayState } from './play-types.ts';

/** Delays of the specification, section 9, in milliseconds. */
export const delays = { exit: 1500, results: 1000, final: 100, reminder: 20_000 } as const;

/** The exercise that Resume opens: the one after the last, and after the end the first one again (docs/product-decisions.md#part-offsets). */
export function exerciseAfter(lastExercise: unknown, total: number): number {
  const valid = Number.isInteger(lastExercise) && Number(lastExercise) >= 0 && Number(lastExercise) <= total;
  return valid && Number(lastExercise) < total ? Number(lastExercise) + 1 : 1;
}

/** The exercise that Resume opens after an answer or a skip at the exercise on the screen. */
export function afterCurrent({ current, exercises }: PlayState): number {
  return exerciseAfter(current, exercises.length);
}

/** The exercise on the screen. */
export function currentExercise(state: PlayState): PlayExercise {
  const found = state.exercises.find(({ exerciseId }) => exerciseId === state.current);
  if (!found) throw new Error(`There is no exercise ${state.current}`);
  return found;
}

/** Stands for the description of the picture where an option id is expected. */
export const descriptionId = 0;

/** The clips of the exercise on the screen, in the order in which they play. */
export function playlistOf(state: PlayState): readonly number[] {
  const { playlist } = currentExercise(state);
  return state.described ? [descriptionId, ...playlist] : playlist;
}

/** The clip with which the exercise on the screen begins. */
export function firstClip(state: PlayState): number {
  return playlistOf(state)[0] ?? 1;
}

/**
 * The clip after the current one in the playlist, which `player/game-clips.ts` makes; undefined after the last. A description that was
 * switched off leads to the first. What follows the last one is `clipEnded` in `play-clip.ts`, which exercise comes next `nextOf` here.
 */
export function nextClip(state: PlayState): number | undefined {
  const playlist = playlistOf(state);
  return playlist[playlist.indexOf(state.clip) + 1];
}

/** True at the last exercise, where Skip is disabled and Finish is beside it (#end-at-the-last). */
export function isLast(state: PlayState): boolean {
  return nextOf(state) === null;
}

/** Whether the dialogs of the end will soon be needed; after practice there are none. */
export function isNearEnd({ exercises, current, practice }: PlayState): boolean {
  return practice === null && exercises.slice(-3).some(({ exerciseId }) => exerciseId === current);
}

/** Whether the next exercise belongs to another part; practice goes on without a word. */
export function isPartEnd(state: PlayState): boolean {
  const next = state.practice === null ? nextOf(state) : null;
  const part = state.exercises.find(({ exerciseId }) => exerciseId === next)?.part;
  return part !== undefined && part !== currentExercise(state).part;
}

/** True at the first exercise, where Previous is disabled. */
export function isFirst(state: PlayState): boolean {
  return previousOf(state) === null;
}

/** Whether Okay can be pressed: the chosen person is one of those offered. */
export function canAnswer(state: PlayState): boolean {
  return state.choice !== null && currentExercise(state).offered.includes(state.choice);
}

/** Whether a clip plays or is awaited. */
export function isRunning({ playback }: PlayState): boolean {
  return playback === 'playing' || playback === 'loading' || playback === 'slow' || playback === 'stuck';
}

/** Whether the player has answered correctly and, after Pause, is still at the exercise (#pause-after-right). */
export function isSolvedAndOpen({ solved, dialog, playback }: PlayState): boolean {
  return solved && dialog === null && playback !== 'left';
}

/** Whether the exercise on the screen is still untouched, or the game is at its end. */
export function isBetweenExercises({ solved, wrong, dialog }: PlayState): boolean {
  if (dialog?.kind === 'final' || dialog?.kind === 'congratulations') return true;
  const isBefore = dialog === null || dialog.kind === 'newPart' || isOnStage(dialog);
  return isBefore && !solved && wrong.length === 0;
}

/** Whether it takes the place of the film on the stage, without a box over the page. */
export function isOnStage(dialog: Dialog | null): boolean {
  return dialog !== null && ['lookFirst', 'lookOffer', 'soundChoice'].includes(dialog.kind);
}

/** Whether the reason was shown at this exercise, by a right answer or a second mistake, and can be shown again. */
export function canSeeWhy({ solved, wrong, dialog, playback }: PlayState): boolean {
  return (solved || wrong.length >= 2) && dialog === null && playback !== 'left';
}

/** First exercise of the next (1) or previous (-1) part; null beyond the first and the last part. */
export function partStart(state: PlayState, offset: 1 | -1): number | null {
  const part = currentExercise(state).part + offset;
  return state.exercises.find((exercise) => exercise.part === part)?.exerciseId ?? null;
}

/** The order of play: the whole game, or the exercises to practice. */
function order(state: PlayState): readonly number[] {
  return state.practice ?? state.exercises.map(({ exerciseId }) => exerciseId);
}

/** The exercise that Continue and Skip lead to; null at the end. */
export function nextOf(state: PlayState): number | null {
  return order(state).find((exerciseId) => exerciseId > state.current) ?? null;
}

/** The exercise that Previous leads to; null at the start. */
export function previousOf(state: PlayState): number | null {
  return order(state).findLast((exerciseId) => exerciseId < state.current) ?? null;
}
