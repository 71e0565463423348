import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Makes a change that may move the pressed button to another list. The focus then follows it: to the line that opens
 * it where it is folded, to the heading of the section if it is gone. The button needs an id that it keeps.
 * @returns whether the button has left its place
 */
export function changeAndFocus(event: MouseEvent<HTMLButtonElement>, change: () => void): boolean {
  const pressed = event.currentTarget;
  const heading = pressed.closest('section')?.querySelector('h2');
  flushSync(change);
  if (pressed.isConnected) return false;
  const moved = document.getElementById(pressed.id);
  const fold = moved?.closest('details:not([open])')?.querySelector('summary');
  const places = [fold, moved, heading, document.querySelector('h1')];
  const place = places.find((one) => one?.isConnected);
  if (!place) return true;
  if (place.tabIndex < 0) place.tabIndex = -1;
  // A person who taps goes on in the list where they are; with a keyboard the view follows the focus.
  place.focus({ preventScroll: event.detail > 0 });
  return true;
}
