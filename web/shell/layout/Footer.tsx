import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#contract/pages/paths.ts';
import { useConfig } from '#web/data/config.tsx';
import { UnsignedNote } from '#web/shell/language/UnsignedNote.tsx';
import { Link } from '#web/ui/controls/Link.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { BrandLink } from './BrandLink.tsx';
import { BrandMark } from './BrandMark.tsx';
import styles from './Footer.module.css';

/**
 * Product, partner, copyright of the current year, the safety line, and the links that appear nowhere else.
 * @param brief without the links, for pages that should not lead elsewhere
 */
export function Footer({ brief = false }: { brief?: boolean }) {
  const { t } = useLingui();
  const { brand, safety, year } = useConfig();
  return (
    <footer className={styles.footer}>
      <Row lines={4} gap={5} spread className={styles.inside}>
        <Stack gap={1}>
          {!brief && (
            <Row as="p" gap={2} wrap={false} align="center" className={styles.product}>
              <BrandMark size="1.8rem" />
              <span translate="no">{brand.product}</span>
            </Row>
          )}
          <p>
            <Trans>
              Powered by{' '}
              <BrandLink inline keepsText address={brand.partner.link}>
                <span translate="no">{brand.partner.name}</span>
              </BrandLink>
            </Trans>
          </p>
          <p>
            <Trans>
              Copyright {year} {brand.company}. All rights reserved.
            </Trans>
          </p>
          <p>{safety.footer}</p>
          <UnsignedNote />
        </Stack>
        {!brief && (
          <nav aria-label={t`More`} className={styles.links}>
            <Link to={paths.about}>
              <Trans>About Us</Trans>
            </Link>
            <Link to={paths.appPrivacy}>
              <Trans>App Privacy Policy</Trans>
            </Link>
            <Link to={paths.appTerms}>
              <Trans>App Terms of Use</Trans>
            </Link>
            <Link to={paths.feedback}>
              <Trans>Give feedback</Trans>
            </Link>
          </nav>
        )}
      </Row>
    </footer>
  );
}
