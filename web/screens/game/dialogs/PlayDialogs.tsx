import { useEffect } from 'react';
import { lazyPart } from '#web/shell/loading/lazy-part.tsx';
import { isNearEnd, isPartEnd } from '../play/play-rules.ts';
import type { PlayDialogsProps } from '../player/dialog-props.ts';

/** Esc and Back do the same in them. */
const onAnswerClosed = {
  correct: 'pauseAfterCorrectPressed',
  incorrect: 'tryAgainPressed',
  secondIncorrect: 'watchAgainPressed',
} as const;

const AnswerDialog = lazyPart(async () => (await import('./AnswerDialogs.tsx')).AnswerDialog, {
  cancel: ({ state: { dialog }, controller }) => {
    if (dialog && dialog.kind in onAnswerClosed)
      controller.dispatch({ type: onAnswerClosed[dialog.kind as keyof typeof onAnswerClosed] });
  },
});

const BetweenDialog = lazyPart(async () => (await import('./BetweenDialogs.tsx')).BetweenDialog, {
  cancel: ({ controller }) => controller.dispatch({ type: 'coachingEnded' }),
});

const EndDialog = lazyPart(async () => (await import('./EndDialogs.tsx')).EndDialog, {
  cancel: ({ state, controller }) =>
    controller.dispatch({
      type: state.dialog?.kind === 'final' ? 'coachingEnded' : 'showResultsPressed',
    }),
});

/** Esc and Back do the same in them. */
const ReviewDialog = lazyPart(async () => (await import('./ReviewDialogs.tsx')).ReviewDialog, {
  cancel: ({ state, controller }) =>
    controller.dispatch(
      state.dialog?.kind === 'sureness'
        ? { type: 'surenessGiven', sure: null, at: new Date().toISOString() }
        : { type: 'continuePressed' },
    ),
});

/** Dialogs after an answer, one at a time, each with its clip, its text and the next actions. */
export function PlayDialogs(props: PlayDialogsProps) {
  const isEndNear = isNearEnd(props.state);
  const isPartOver = isPartEnd(props.state);
  const { kind, playback } = props.state;
  const hasPlayed = playback === 'playing';
  useEffect(() => {
    if (hasPlayed && kind !== 'test') AnswerDialog.loadAhead();
    if (isPartOver) BetweenDialog.loadAhead();
    if (isEndNear) EndDialog.loadAhead();
    if (kind === 'review') ReviewDialog.loadAhead();
  }, [hasPlayed, isPartOver, isEndNear, kind]);
  switch (props.state.dialog?.kind) {
    case 'correct':
    case 'incorrect':
    case 'secondIncorrect':
      return <AnswerDialog {...props} />;
    case 'newPart':
    case 'welcomeBack':
      return <BetweenDialog {...props} />;
    case 'final':
    case 'congratulations':
      return <EndDialog {...props} />;
    case 'sureness':
    case 'reviewed':
      return <ReviewDialog {...props} />;
    default:
      return null;
  }
}
