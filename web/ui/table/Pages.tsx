import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../controls/Button.tsx';
import { Row } from '../layout/Row.tsx';
import styles from './Table.module.css';

type PagesProps = {
  /** Starts at 1. */
  page: number;
  perPage: number;
  total: number;
  onPage: (page: number) => void;
};

/** The way through a list of several pages; nothing where one page has it all. */
export function Pages({ page, perPage, total, onPage }: PagesProps) {
  const { i18n, t } = useLingui();
  const last = Math.ceil(total / perPage);
  if (last <= 1) return null;
  return (
    <Row as="nav" align="center" className={styles.pages} aria-label={t`Pages`}>
      {page > 1 && (
        <Button icon="back" onClick={() => onPage(page - 1)}>
          <Trans>Previous page</Trans>
        </Button>
      )}
      <p aria-live="polite">
        <Trans>
          Page {i18n.number(page)} of {i18n.number(last)}
        </Trans>
      </p>
      {page < last && (
        <Button icon="next" onClick={() => onPage(page + 1)}>
          <Trans>Next page</Trans>
        </Button>
      )}
    </Row>
  );
}
