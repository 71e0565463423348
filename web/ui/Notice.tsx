import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Notice.module.css';
import { useRegionKnown } from './region-known.ts';

export type NoticeKind = 'good' | 'bad' | 'news';

type NoticeProps = {
  kind: NoticeKind;
  children: ReactNode;
  /**
   * Read out when it appears, and brought into view unless it is only news; leave out where it is part of the page from
   * the start.
   */
  announce?: boolean;
  /** Announced with the focus on it: where it is the outcome of a press whose button is far away or gone. */
  focus?: boolean;
  /** Links and buttons under the words. */
  actions?: ReactNode;
};

/** A dialog that closes with the outcome gives the focus back to its opener, a frame later. */
const dialogGoneAfterMs = 100;

/** A message in a box: colour, icon and word together. */
export function Notice({ kind, children, announce = false, focus = false, actions }: NoticeProps) {
  const { t } = useLingui();
  const word = { good: t`Done`, bad: t`Problem`, news: t`Please note` }[kind];
  const isAnnounced = announce || focus;
  const box = useRef<HTMLDivElement>(null);
  // What has the focus is read out as it is, so it need not wait.
  const isShown = useRegionKnown(announce && !focus);
  const isSeen = isAnnounced && isShown && (focus || kind !== 'news');
  useLayoutEffect(() => {
    if (!isSeen) return;
    const show = () => {
      if (focus && !box.current?.contains(document.activeElement))
        box.current?.focus({ preventScroll: true });
      box.current?.scrollIntoView({ block: 'nearest' });
    };
    show();
    const timer = setTimeout(show, dialogGoneAfterMs);
    return () => clearTimeout(timer);
  }, [isSeen, focus]);
  return (
    <div
      ref={box}
      className={isShown ? `${styles.notice} ${styles[kind]}` : undefined}
      role={isAnnounced ? (kind === 'bad' ? 'alert' : 'status') : undefined}
      tabIndex={focus ? -1 : undefined}
    >
      {isShown && (
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
