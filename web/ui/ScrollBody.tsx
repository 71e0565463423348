import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import edges from './ScrollEdges.module.css';

/** Content that may be longer than its box: then the keyboard can reach it and scroll it. */
export function ScrollBody({ className, children }: { className: string | undefined; children: ReactNode }) {
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
    return () => observer.disconnect();
  }, []);
  const scrollable = isLonger ? { tabIndex: 0, role: 'group', 'aria-label': t`Content` } : {};
  return (
    <div ref={body} className={`${edges.edges} ${className ?? ''}`} {...scrollable}>
      <div>{children}</div>
    </div>
  );
}
