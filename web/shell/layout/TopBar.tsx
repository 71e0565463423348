import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useConfig } from '../config.tsx';
import { HelpButton } from '../help/HelpButton.tsx';
import { DisplayButton } from '../settings/DisplayButton.tsx';
import { BrandMark } from './BrandMark.tsx';
import styles from './TopBar.module.css';

type TopBarProps = {
  /** Where the logo leads. */
  home: string;
  /** Uses the whole width of the view, for layouts with many items in one row. */
  wide?: boolean;
  /** Links and buttons of this layout. */
  children?: ReactNode;
};

/** The bar at the top of every page: the logo, the layout's links, and Display and "Need help?" in a fixed place. */
export function TopBar({ home, wide = false, children }: TopBarProps) {
  const { brand } = useConfig();
  return (
    <div className={styles.bar}>
      <div className={`${styles.inside} ${wide ? styles.wide : ''}`}>
        <Link to={home} className={styles.logo}>
          <BrandMark />
          <span>{brand.product}</span>
        </Link>
        <div className={styles.own}>{children}</div>
        <div className={styles.tools}>
          <DisplayButton />
          <HelpButton />
        </div>
      </div>
    </div>
  );
}
