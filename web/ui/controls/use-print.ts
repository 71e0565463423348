import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '#web/lib/announce.ts';

/**
 * Prints the page with a part that is on paper alone: `const { printed, print } = usePrint<string>()`. A tablet returns
 * from `print` at once and reads the page seconds later, so the part stays until the browser says that it has printed,
 * and then until the next press. A browser within another app may not print at all, which
 * is told: in the status line, or where the caller shows it, as that line is not heard under a dialog.
 */
export function usePrint<Part>(tell: (problem: string) => void = announce): {
  printed: Part | null;
  print: (part: Part) => void;
} {
  const [printed, setPrinted] = useState<Part | null>(null);
  const ended = useRef(new AbortController());
  const { t } = useLingui();
  useEffect(() => () => ended.current.abort(), []);

  function print(part: Part) {
    if (typeof window.print !== 'function') {
      tell(t`This browser cannot print. Open this page in Safari, Chrome or Firefox.`);
      return;
    }
    ended.current.abort();
    ended.current = new AbortController();
    const { signal } = ended.current;
    flushSync(() => setPrinted(part));
    const remove = () => {
      ended.current.abort();
      setPrinted(null);
    };
    // Not while they are captured: the second of two touches counts for nothing, and stops before it is here.
    const onPrinted = () => {
      for (const press of ['pointerdown', 'keydown']) window.addEventListener(press, remove, { signal });
    };
    window.addEventListener('afterprint', onPrinted, { once: true, signal });
    window.print();
  }

  return { printed, print };
}
