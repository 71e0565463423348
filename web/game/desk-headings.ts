import { useRef } from 'react';

export type DeskHeadings = ReturnType<typeof useDeskHeadings>;

/** The two headings of the desk that take the focus. */
export function useDeskHeadings() {
  const exercise = useRef<HTMLHeadingElement>(null);
  const answers = useRef<HTMLHeadingElement>(null);
  return { exercise, answers };
}

/** After a dialog that closes has given the focus back; a new exercise comes into view, the answers move nothing. */
export function focusHeading(headings: DeskHeadings, on: keyof DeskHeadings): void {
  const focus = () => headings[on].current?.focus({ preventScroll: on === 'answers' });
  requestAnimationFrame(() => setTimeout(focus));
}
