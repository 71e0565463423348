import { Trans } from '@lingui/react/macro';
import { IfConfigured, useConfig } from '#web/data/config.tsx';
import styles from './PriceLine.module.css';

/** What the game costs, where people decide; nothing if no price is known. Needs no request: the page brings the price. */
export function PriceLine() {
  const { month, period, months } = useConfig().price;
  return (
    <>
      <IfConfigured value={month}>
        <p className={styles.price}>
          <Trans>
            <strong>{month} a month.</strong> Cancel any time. Free with a facility code.
          </Trans>
        </p>
      </IfConfigured>
      <IfConfigured value={period}>
        <p className={styles.price}>
          <Trans>
            <strong>
              {period} every {months} months.
            </strong>{' '}
            Cancel any time. Free with a facility code.
          </Trans>
        </p>
      </IfConfigured>
    </>
  );
}
