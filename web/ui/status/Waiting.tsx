import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Row } from '#web/ui/layout/Row.tsx';
import { Button } from '../controls/Button.tsx';
import { Spinner } from '../controls/Spinner.tsx';
import { useLiveRegionReady } from './live-region.ts';
import styles from './Waiting.module.css';

const slowAfterMs = 8_000;
const stuckAfterMs = 30_000;

type WaitingProps = {
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** The button beside it shows a spinner, so at first this is for screen readers only; it appears if it takes long. */
  besideButton?: boolean;
};

/**
 * A loading indicator: shown at once, says "Still working..." after 8 s and offers Retry after 30 s (docs/product-decisions.md#timeouts: no
 * request is aborted automatically).
 */
export function Waiting({ children, onRetry, besideButton = false }: WaitingProps) {
  const { t } = useLingui();
  const delay = useDelay();
  const isReady = useLiveRegionReady();
  const isHidden = besideButton && delay === 'fresh';
  return (
    <div
      className={isHidden ? styles.hidden : styles.waiting}
      data-waiting={besideButton || delay !== 'fresh' ? undefined : ''}
    >
      <Row role="status" as="p" gap={2} wrap={false} align="center" className={styles.text}>
        {!besideButton && <Spinner />}
        {isReady && <span>{delay === 'fresh' ? (children ?? t`Loading...`) : t`Still working...`}</span>}
      </Row>
      {delay === 'stuck' && onRetry && (
        <Button icon="retry" onClick={onRetry}>
          <Trans>Retry</Trans>
        </Button>
      )}
    </div>
  );
}

function useDelay(): 'fresh' | 'slow' | 'stuck' {
  const [delay, setDelay] = useState<'fresh' | 'slow' | 'stuck'>('fresh');
  useEffect(() => {
    const slow = setTimeout(() => setDelay('slow'), slowAfterMs);
    const stuck = setTimeout(() => setDelay('stuck'), stuckAfterMs);
    return () => {
      clearTimeout(slow);
      clearTimeout(stuck);
    };
  }, []);
  return delay;
}
