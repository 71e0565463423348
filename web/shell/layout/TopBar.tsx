import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useConfig } from '#web/data/config.tsx';
import { HelpButton } from '../help/HelpButton.tsx';
import { LanguageLink } from '../language/LanguageLink.tsx';
import { DisplayButton } from '../settings/DisplayButton.tsx';
import { BrandMark } from './BrandMark.tsx';
import styles from './TopBar.module.css';

type TopBarProps = {
  /** Where the logo leads. */
  home: string;
  /** On the stage, which has no room for one more button. */
  hasDisplayInHelp?: boolean;
  /** Links and buttons of this layout, as one element. */
  children?: ReactNode;
};

/** The bar at the top of every page: one row with the logo, the layout's own controls, Display, "Need help?", which
 * may hold it, and the other language, which has a row of its own where nothing else is left to wrap. */
export function TopBar({ home, hasDisplayInHelp = false, children }: TopBarProps) {
  const { brand } = useConfig();
  return (
    <div className={styles.bar}>
      <div className={styles.inside}>
        <Link to={home} className={styles.logo}>
          <BrandMark />
          <span translate="no">{brand.product}</span>
        </Link>
        <div className={styles.own}>{children}</div>
        <div className={styles.tools}>
          {!hasDisplayInHelp && <DisplayButton />}
          <HelpButton hasDisplay={hasDisplayInHelp} />
        </div>
        {!hasDisplayInHelp && <LanguageLink />}
      </div>
    </div>
  );
}
