import { useRef } from 'react';

export type DeskHeadings = ReturnType<typeof useDeskHeadings>;

/** The headings of the desk that take the focus, and the film that comes into view. */
export function useDeskHeadings() {
  const exercise = useRef<HTMLHeadingElement>(null);
  const answers = useRef<HTMLHeadingElement>(null);
  const film = useRef<HTMLDivElement>(null);
  return { exercise, answers, film };
}

/**
 * After a dialog that closes has given the focus back; a new exercise comes into view, the answers move nothing. A person
 * who is among the answers already when the last clip ends stays where they are, perhaps with a finger over Enter.
 */
export function focusHeading(headings: DeskHeadings, on: 'exercise' | 'answers'): void {
  afterDialog(() => {
    const heading = headings[on].current;
    if (on === 'answers' && heading?.parentElement?.contains(document.activeElement)) return;
    heading?.focus({ preventScroll: on === 'answers' });
  });
}

/** The film with its words, or the whole answer card; not while a finger is down, which would come up on something else. */
export function showPart(headings: DeskHeadings, what: 'film' | 'answers'): void {
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
