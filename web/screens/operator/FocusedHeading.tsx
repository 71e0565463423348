import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of a view that replaces another one: it takes the focus, which was in what is gone. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1}>
      {children}
    </h3>
  );
}
