import { type RefObject, useEffect, useState } from 'react';
import { observeSize } from '#web/lib/observe-size.ts';

/** Where the corner is: as in FeedbackPill.module.css. */
const besidePx = 16;
const belowPx = 12;
/** Around the button. */
const aroundPx = 8;
const controls = 'a, button, input, select, textarea, summary, label';
const steps = [0, 0.25, 0.5, 0.75, 1];

/** Whether something stands at this point that must stay visible: a control, or an element with words of its own. */
function isTaken(x: number, y: number, part: Element): boolean {
  const found = document.elementsFromPoint(x, y).find((element) => !part.contains(element));
  if (!found || found.contains(part)) return false;
  const hasWords = [...found.childNodes].some(
    ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
  );
  return hasWords || found.closest(controls) !== null;
}

/** Looks at points across and along the box that the button has in the corner. */
function isCornerFree(part: Element): boolean {
  const button = part.firstElementChild?.getBoundingClientRect();
  if (!button || button.width === 0) return false;
  const right = document.documentElement.clientWidth - besidePx + aroundPx;
  const bottom = window.innerHeight - belowPx + aroundPx;
  const [width, height] = [button.width + 2 * aroundPx, button.height + 2 * aroundPx];
  return steps.every((across) =>
    steps.every((along) => !isTaken(right - width * across, bottom - height * along, part)),
  );
}

/** Whether the corner of the view is free for the button in this part; looked at again whenever the page moves or changes. */
export function useFreeCorner(part: RefObject<HTMLElement | null>): boolean {
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const { current } = part;
      // A button that has the focus stays where it is.
      if (current && !current.contains(document.activeElement)) setFree(isCornerFree(current));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    const stopSizes = observeSize([document.body], lookSoon);
    const stop = new AbortController();
    for (const name of ['scroll', 'resize'])
      window.addEventListener(name, lookSoon, { passive: true, signal: stop.signal });
    return () => {
      cancelAnimationFrame(frame);
      stopSizes();
      stop.abort();
    };
  }, [part]);
  return isFree;
}
