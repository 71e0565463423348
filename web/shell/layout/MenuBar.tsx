import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#web/ui/controls/Button.tsx';
import { panelOnFirstUse, useOnFirstUse } from '../loading/OnFirstUse.tsx';
import styles from './MenuBar.module.css';
import { TopBar } from './TopBar.tsx';

const MenuPanel = panelOnFirstUse(async () => (await import('./MenuPanel.tsx')).MenuPanel);

type MenuBarProps = {
  home: string;
  /** A link that is in the row in every view. */
  always?: ReactNode;
  children: ReactNode;
};

/** A top bar with links: in its row from 900 px on, in narrower views in a panel that the button Menu opens. */
export function MenuBar({ home, always, children }: MenuBarProps) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  return (
    <div className={styles.bar}>
      <TopBar home={home}>
        <nav aria-label={t`Main`}>
          {always && <span>{always}</span>}
          <div className={styles.row}>{children}</div>
          {/* A new page closes the panel. */}
          <MenuButton key={pathname}>{children}</MenuButton>
        </nav>
      </TopBar>
    </div>
  );
}

function MenuButton({ children }: { children: ReactNode }) {
  const menu = useOnFirstUse(MenuPanel, children);
  return (
    <>
      <Button icon="menu" className={styles.toggle} onClick={menu.open}>
        <Trans>Menu</Trans>
      </Button>
      {menu.panel}
    </>
  );
}
