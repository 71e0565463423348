import { begin } from './play-look.ts';
import { currentExercise } from './play-rules.ts';
import { change, noChange, type Transition } from './play-transition.ts';
import type { Opening, PlayState } from './play-types.ts';

/** The exercise on the screen is the first of its part: before it stands the end of the part before. */
export function openPart(state: PlayState): Transition {
  const { part } = currentExercise(state);
  return change(
    { ...state, dialog: { kind: 'newPart', part, isFilmOn: false } },
    { type: 'startVisit', exerciseId: state.current },
    { type: 'pause' },
  );
}

/** The film of the part that begins, which plays only for whoever asks for it. */
export function playPartFilm(state: PlayState): Transition {
  const { dialog } = state;
  if (dialog?.kind !== 'newPart') return noChange(state);
  return change(
    { ...state, dialog: { ...dialog, isFilmOn: true } },
    { type: 'playCoaching', name: `part-${dialog.part}-opening` },
  );
}

/**
 * After a day away the Presenter greets the player before the exercise on the screen begins; not whoever has yet to be
 * asked how speech is liked, because nobody speaks before that.
 */
export function welcome(opened: Transition, opening: Opening | null): Transition {
  const { state } = opened;
  if (opening === null || state.unasked.sound) return opened;
  return change(
    { ...state, dialog: { kind: 'welcomeBack' } },
    { type: 'startVisit', exerciseId: state.current },
    { type: 'playCoaching', name: 'welcome-back' },
  );
}

/** The last exercise was left: the final film praises a whole game, so with open exercises what is open comes at once. */
export function openEnd(state: PlayState, isAllAnswered: boolean): Transition {
  if (!isAllAnswered) return change({ ...state, dialog: { kind: 'congratulations' } });
  return change({ ...state, dialog: { kind: 'final' } }, { type: 'playCoaching', name: 'final' });
}

/** The Presenter has finished, or was skipped. */
export function coachingEnded(state: PlayState): Transition {
  switch (state.dialog?.kind) {
    case 'newPart':
    case 'welcomeBack':
      return begin({ ...state, dialog: null }, state.clip);
    case 'final':
      return change({ ...state, dialog: { kind: 'congratulations' } });
    default:
      return noChange(state);
  }
}
