import type { GameExercise } from '#contract/game.ts';
import type { Scene, SceneStep, ShownClip } from '#contract/together-room.ts';
import type { LedState } from '../led-state.ts';

/** Dialogs in which the presenter speaks before an exercise; the film of a part only if the player asks for it. */
const openings: Record<string, (dialog: NonNullable<LedState['dialog']>) => string | null> = {
  newPart: ({ part, isFilmOn }) => (isFilmOn ? `part-${part}-opening` : null),
  welcomeBack: () => 'welcome-back',
  final: () => 'final',
};

/** Nothing of the exercise has been shown yet. */
const isBefore = (kind = '') => kind in openings || kind === 'lookFirst' || kind === 'lookOffer';

const answered: readonly string[] = ['correct', 'incorrect', 'secondIncorrect'];

/** What the player's screen shows to the others, without the position of its film. Pure. */
export function sceneOf(
  state: LedState,
  exercise: GameExercise,
  { round, language }: Pick<Scene, 'round' | 'language'>,
): Omit<Scene, 'film'> {
  const step = stepOf(state);
  return {
    exerciseId: exercise.exercise_id,
    contentVersion: exercise.version,
    state: exercise.state ?? 'scene',
    round,
    step,
    language,
    hasLooked: !isBefore(state.dialog?.kind),
    choice: choiceOf(state),
    card: 0,
  };
}

function stepOf(state: LedState): SceneStep {
  const { dialog, overlay, asked, playback, solved } = state;
  if (dialog?.kind === 'lookFirst' || dialog?.kind === 'lookOffer') return 'look';
  if (dialog?.kind === 'incorrect') return 'choices';
  if (dialog && answered.includes(dialog.kind)) return 'reason';
  const isSilent = dialog?.kind === 'newPart' && !dialog.isFilmOn;
  if (playback === 'left' || dialog?.kind === 'congratulations' || isSilent || isAlone(overlay))
    return 'break';
  if (asked) return solved ? 'choices' : 'choose';
  return 'watch';
}

/** A survey and an opinion are the player's alone. */
function isAlone(overlay: LedState['overlay']): boolean {
  return overlay?.by.some((one) => one === 'survey' || one === 'feedback') ?? false;
}

/** The player's own choice, once Okay was pressed. */
function choiceOf({ dialog, solved, choice }: LedState): number | null {
  if (dialog?.chosen !== undefined) return dialog.chosen;
  return dialog?.kind === 'correct' || solved ? choice : null;
}

function openingOf({ dialog }: LedState): string | null {
  return (dialog && openings[dialog.kind]?.(dialog)) ?? null;
}

/** The film on the player's screen; null while it shows none. */
export function shownClipOf(state: LedState): ShownClip | null {
  const opening = openingOf(state);
  if (opening !== null) return { of: 'coaching', name: opening };
  if (state.dialog !== null) return null;
  return state.clip === 0 ? { of: 'description' } : { of: 'option', optionId: state.clip };
}

/** Tells one try at one exercise from the next: the choices of the others belong to it. */
export function tryOf({ current, wrong, dialog }: LedState): string {
  const isJustWrong = dialog?.kind === 'incorrect' || dialog?.kind === 'secondIncorrect';
  return `${current} ${isJustWrong ? wrong.length - 1 : wrong.length}`;
}
