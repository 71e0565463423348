import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import edges from './ScrollEdges.module.css';

type ScrollBodyProps = { id?: string; className: string | undefined; children: ReactNode };

/** Content that may be longer than its box. If it is, the keyboard can reach and scroll it. */
export function ScrollBody({ id, className, children }: ScrollBodyProps) {
  const { t } = useLingui();
  const body = useRef<HTMLDivElement>(null);
  const [isLonger, setLonger] = useState(false);
  useEffect(() => {
    const box = body.current;
    if (box === null) return;
    const measure = () => setLonger(box.scrollHeight > box.clientHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    if (box.firstElementChild) observer.observe(box.firstElementChild);
    // A disclosure that opens may overflow a box that stays as high as it is.
    box.addEventListener('toggle', measure, true);
    return () => {
      observer.disconnect();
      box.removeEventListener('toggle', measure, true);
    };
  }, []);
  const scrollable = isLonger ? { tabIndex: 0, role: 'group', 'aria-label': t`Content` } : {};
  return (
    <div ref={body} className={`${edges.edges} ${className ?? ''}`} {...scrollable}>
      <div id={id}>{children}</div>
    </div>
  );
}
