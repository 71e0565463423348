import { useRef } from 'react';

export type DeskHeadings = ReturnType<typeof useDeskHeadings>;

/** The two headings of the desk that take the focus. */
export function useDeskHeadings() {
  const exercise = useRef<HTMLHeadingElement>(null);
  const answers = useRef<HTMLHeadingElement>(null);
  return { exercise, answers };
}

export function focusHeading(headings: DeskHeadings, on: keyof DeskHeadings): void {
  headings[on].current?.focus({ preventScroll: true });
}
