import { Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { observeSize } from '#web/lib/observe-size.ts';
import { Icon } from '../controls/Icon.tsx';
import edges from './ScrollEdges.module.css';
import { scrollByDrag } from './scroll-by-drag.ts';
import { wholeLines } from './whole-lines.ts';

type ScrollBodyProps = {
  id?: string;
  className: string | undefined;
  /** Of the box around it, which stays as high as the view allows. */
  frame?: string | undefined;
  children: ReactNode;
};

/**
 * Content that may be longer than its box. If it is, the keyboard can reach and scroll it, the box ends between two lines,
 * and a word says that there is more until somebody scrolls.
 */
export function ScrollBody({ id, className, frame: frameClass, children }: ScrollBodyProps) {
  const { t } = useLingui();
  const body = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const box = body.current;
    const frame = box?.parentElement;
    if (!box || !frame) return;
    const measure = () => setRoom(frame.clientHeight < box.scrollHeight ? wholeLines(box, frame) : 0);
    const stop = observeSize([frame, box.firstElementChild], measure);
    const stopDrag = scrollByDrag(box);
    const scrolled = () => setScrolled(box.scrollTop > 0);
    // A disclosure that opens may overflow a box that stays as high as it is.
    box.addEventListener('toggle', measure, true);
    box.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      stop();
      stopDrag();
      box.removeEventListener('toggle', measure, true);
      box.removeEventListener('scroll', scrolled);
    };
  }, []);
  const isLonger = room > 0;
  const scrollable = isLonger ? { tabIndex: 0, role: 'group', 'aria-label': t`Content` } : {};
  return (
    <div className={`${edges.frame} ${frameClass ?? ''}`}>
      <div
        ref={body}
        className={`${edges.edges} ${className ?? ''}`}
        style={{ '--room': `${room}px`, marginBlockEnd: room } as CSSProperties}
        {...scrollable}
      >
        <div id={id}>{children}</div>
      </div>
      {isLonger && !isScrolled && (
        <p className={edges.more} aria-hidden="true">
          <Trans>More below</Trans> <Icon name="down" size="1em" />
        </p>
      )}
    </div>
  );
}
