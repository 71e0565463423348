import { begin } from './play-look.ts';
import { currentExercise } from './play-rules.ts';
import { change, noChange, type Transition } from './play-transition.ts';
import type { CoachingName, Dialog, Opening, PlayState } from './play-types.ts';

/** The intro of the part plays before the exercise on the screen. */
export function openPart(state: PlayState): Transition {
  const { part } = currentExercise(state);
  return coach(state, { kind: 'partIntro', part }, `part-${part}-opening`);
}

/** A new game begins with the intro of its first part; after a day away the Presenter greets the player. */
export function welcome(opened: Transition, opening: Opening | null): Transition {
  if (opening === null) return opened;
  if (opening === 'newGame') return openPart(opened.state);
  return coach(opened.state, { kind: 'welcomeBack' }, 'welcome-back');
}

/** The Presenter speaks before the exercise on the screen begins. */
function coach(state: PlayState, dialog: Dialog, name: CoachingName): Transition {
  return change(
    { ...state, dialog },
    { type: 'startVisit', exerciseId: state.current },
    { type: 'playCoaching', name },
  );
}

/** The Presenter has finished, or was skipped. */
export function coachingEnded(state: PlayState): Transition {
  switch (state.dialog?.kind) {
    case 'partIntro':
    case 'welcomeBack':
      return begin({ ...state, dialog: null }, state.clip);
    case 'final':
      return change({ ...state, dialog: { kind: 'congratulations' } });
    default:
      return noChange(state);
  }
}
