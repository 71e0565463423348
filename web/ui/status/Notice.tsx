import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from '../controls/Icon.tsx';
import { isAnyDialogOpen } from '../open-dialogs.ts';
import { useLiveRegionReady } from './live-region.ts';
import styles from './Notice.module.css';

type NoticeProps = {
  kind: 'good' | 'bad' | 'info';
  children: ReactNode;
  /**
   * Announced when it appears, and scrolled into view unless it is only information. Leave it out for a notice that is
   * part of the page from the start.
   */
  announce?: boolean;
  /** Also moves the focus to it: for the outcome of an action whose button is far away or gone. */
  focus?: boolean;
  /** Links and buttons under the text. */
  actions?: ReactNode;
};

/** A dialog that closes at the same time, and still counts as open, returns the focus to its opener one frame later. */
const dialogGoneAfterMs = 100;

/** A message in a box, with a color, an icon and a word for its kind. */
export function Notice({ kind, children, announce = false, focus = false, actions }: NoticeProps) {
  const { t } = useLingui();
  const word = { good: t`Done`, bad: t`Problem`, info: t`Please note` }[kind];
  const isAnnounced = announce || focus;
  const box = useRef<HTMLDivElement>(null);
  // An element that takes the focus is announced anyway, so it need not wait.
  const isVisible = useLiveRegionReady(announce && !focus);
  const scrollsIntoView = isAnnounced && isVisible && (focus || kind !== 'info');
  useLayoutEffect(() => {
    if (!scrollsIntoView) return;
    const show = () => {
      if (focus && !box.current?.contains(document.activeElement))
        box.current?.focus({ preventScroll: true });
      box.current?.scrollIntoView({ block: 'nearest' });
    };
    show();
    // Without a dialog only the person moves the focus, and keeps it.
    if (!isAnyDialogOpen()) return;
    const timer = setTimeout(show, dialogGoneAfterMs);
    return () => clearTimeout(timer);
  }, [scrollsIntoView, focus]);
  return (
    <div
      ref={box}
      className={isVisible ? `${styles.notice} ${styles[kind]}` : undefined}
      role={isAnnounced ? (kind === 'bad' ? 'alert' : 'status') : undefined}
      tabIndex={focus ? -1 : undefined}
    >
      {isVisible && (
        <>
          <Icon name={kind} size="1.6rem" />
          <strong>{word}</strong>
          <div className={styles.text}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </>
      )}
    </div>
  );
}
