import { useRef } from 'react';

export type DeskHeadings = ReturnType<typeof useDeskHeadings>;

/** The two headings of the desk that take the focus. */
export function useDeskHeadings() {
  const exercise = useRef<HTMLHeadingElement>(null);
  const answers = useRef<HTMLHeadingElement>(null);
  return { exercise, answers };
}

/**
 * After a dialog that closes has given the focus back; a new exercise comes into view, the answers move nothing. Who is
 * among the answers already when the last clip ends stays where they are, perhaps with a finger over Enter.
 */
export function focusHeading(headings: DeskHeadings, on: keyof DeskHeadings): void {
  const focus = () => {
    const heading = headings[on].current;
    if (on === 'answers' && heading?.parentElement?.contains(document.activeElement)) return;
    heading?.focus({ preventScroll: on === 'answers' });
  };
  requestAnimationFrame(() => setTimeout(focus));
}
