import { useRef } from 'react';
import { isAnyDialogOpen, onDialogsChanged } from '#web/ui/open-dialogs.ts';
import type { FocusPart } from '../play/play-types.ts';

export type ExerciseHeadings = ReturnType<typeof useExerciseHeadings>;

/** The headings of exercise and question, the button Continue, and the film that is scrolled into view. */
export function useExerciseHeadings() {
  const exercise = useRef<HTMLHeadingElement>(null);
  const answers = useRef<HTMLHeadingElement>(null);
  const goOn = useRef<HTMLButtonElement>(null);
  const film = useRef<HTMLDivElement>(null);
  return { exercise, answers, goOn, film };
}

/**
 * Moves the focus once nothing is over the exercise: to the heading of a new exercise or to Continue, which are scrolled
 * into view, or to the people, so that one key chooses. A focus that is already inside the answers stays there, because
 * the player may be about to press Enter.
 */
export function focusPart(headings: ExerciseHeadings, on: FocusPart): void {
  whenUncovered(() => {
    if (on !== 'answers') return headings[on === 'exercise' ? on : 'goOn'].current?.focus();
    const card = headings.answers.current?.parentElement;
    if (card?.contains(document.activeElement)) return;
    card?.querySelector<HTMLElement>('input:checked, input')?.focus({ preventScroll: true });
  });
}

/** On a slow device React draws a change some frames after it was made. */
const LATEST_DRAWN = 20;

/** Scrolls the film, or the whole answer card, into view; not during a press, which would end on another element. */
export function showPart(headings: ExerciseHeadings, what: 'film' | 'answers'): void {
  const show = (frames = LATEST_DRAWN) => {
    const part = what === 'film' ? headings.film.current : headings.answers.current?.parentElement;
    // Before the question is drawn the people are lower: the page would stay where it was scrolled for that.
    const isDrawn = what === 'film' || part?.dataset.asked !== undefined;
    if (!isDrawn && frames > 0) {
      requestAnimationFrame(() => show(frames - 1));
      return;
    }
    part?.scrollIntoView({ block: part.offsetHeight > window.innerHeight ? 'start' : 'nearest' });
  };
  whenUncovered(() => {
    if (document.querySelector(':is(button, label, a):active') === null) show();
    else window.addEventListener('pointerup', () => whenUncovered(() => show()), { once: true });
  });
}

/** Acts after the last dialog has closed and given the focus back: one may follow another. */
function whenUncovered(act: () => void): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (!isAnyDialogOpen()) return act();
      const stop = onDialogsChanged(() => {
        stop();
        whenUncovered(act);
      });
    }),
  );
}
