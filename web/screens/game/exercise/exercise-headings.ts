import { useRef } from 'react';

export type ExerciseHeadings = ReturnType<typeof useExerciseHeadings>;

/** The headings of exercise and question, and the film that is scrolled into view. */
export function useExerciseHeadings() {
  const exercise = useRef<HTMLHeadingElement>(null);
  const answers = useRef<HTMLHeadingElement>(null);
  const film = useRef<HTMLDivElement>(null);
  return { exercise, answers, film };
}

/**
 * Moves the focus after a closing dialog has restored it: to the heading of a new exercise, which is scrolled into view,
 * or to the people, so that one key chooses. A focus that is already inside the answers stays there, because the player
 * may be about to press Enter.
 */
export function focusPart(headings: ExerciseHeadings, on: 'exercise' | 'answers'): void {
  afterDialog(() => {
    if (on === 'exercise') return headings.exercise.current?.focus();
    const card = headings.answers.current?.parentElement;
    if (card?.contains(document.activeElement)) return;
    card?.querySelector<HTMLElement>('input:checked, input')?.focus({ preventScroll: true });
  });
}

/** Scrolls the film, or the whole answer card, into view; not during a press, which would end on another element. */
export function showPart(headings: ExerciseHeadings, what: 'film' | 'answers'): void {
  const show = () => {
    const part = what === 'film' ? headings.film.current : headings.answers.current?.parentElement;
    part?.scrollIntoView({ block: part.offsetHeight > window.innerHeight ? 'start' : 'nearest' });
  };
  afterDialog(() => {
    if (document.querySelector(':is(button, label, a):active') === null) show();
    else window.addEventListener('pointerup', () => afterDialog(show), { once: true });
  });
}

function afterDialog(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
