import { type ComponentProps, useEffect, useRef } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';

type OpenerButtonProps = ComponentProps<typeof Button> & {
  /** The operator comes back from what it opened. */
  takesFocus: boolean;
};

/** A button that opens a view in place of its own, and has the focus again after the way back. */
export function OpenerButton({ takesFocus, ...button }: OpenerButtonProps) {
  const place = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  return <Button ref={place} {...button} />;
}
