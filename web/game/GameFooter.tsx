import { Trans } from '@lingui/react/macro';
import { BrandLink } from '#web/shell/BrandLink.tsx';
import { useConfig } from '#web/shell/config.tsx';
import styles from './GameFooter.module.css';

/** "Powered by" and the copyright line (specification section 2). */
export function GameFooter() {
  const { brand, year } = useConfig();
  return (
    <footer className={styles.footer}>
      <p>
        <Trans>
          Powered by{' '}
          <BrandLink inline keepsWords address={brand.partner.link}>
            {brand.partner.name}
          </BrandLink>
        </Trans>
      </p>
      <p>
        <Trans>
          Copyright {year} {brand.company}. All rights reserved.
        </Trans>
      </p>
    </footer>
  );
}
