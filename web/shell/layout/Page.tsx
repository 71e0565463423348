import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { closeFlash, useFlash } from '#web/data/session/flash.ts';
import { useAnnouncement } from '#web/lib/announce.ts';
import { quietMs } from '#web/shell/quiet-ms.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Link } from '#web/ui/controls/Link.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import styles from './Page.module.css';
import { SandboxNotice } from './SandboxNotice.tsx';

type PageProps = {
  /** The bar at the top: `TopBar`. */
  top: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
};

/** The frame of every page: skip link, bar, sandbox notice, flash message, content, footer. */
export function Page({ top, children, footer }: PageProps) {
  return (
    <div className={styles.page}>
      <Link inline href="#content" sameTab className={styles.skip}>
        <Trans>Skip to the content</Trans>
      </Link>
      <header>
        {top}
        <SandboxNotice />
      </header>
      <main id="content" tabIndex={-1} className={styles.content}>
        <FlashNotice />
        {children}
      </main>
      {footer}
      <Announcement />
    </div>
  );
}

function FlashNotice() {
  const flash = useFlash();
  // Good news is read by then, and would push what the page is for out of view.
  useEffect(() => {
    if (flash?.kind !== 'good') return;
    const shownAt = performance.now();
    // Not by the second of two touches that led to this page.
    const close = ({ timeStamp }: Event) => timeStamp - shownAt >= quietMs && closeFlash();
    document.addEventListener('click', close);
    return () => document.removeEventListener('click', close);
  }, [flash]);
  return (
    <div aria-live="polite" className={styles.flash}>
      {flash && (
        <Notice
          kind={flash.kind}
          actions={
            <Button variant="link" onClick={closeFlash}>
              <Trans>Close this message</Trans>
            </Button>
          }
        >
          {flash.text}
        </Notice>
      )}
    </div>
  );
}

function Announcement() {
  const line = useAnnouncement();
  return (
    <p role="status" className={styles.announcement}>
      {line}
    </p>
  );
}
