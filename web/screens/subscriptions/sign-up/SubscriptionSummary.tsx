import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { useConfig } from '#web/data/config.tsx';
import { Icon } from '#web/ui/controls/Icon.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import styles from './SubscriptionSummary.module.css';

/** What is bought and what it costs, before anything is asked. Needs no request: the page brings the price. */
export function SubscriptionSummary() {
  const id = useId();
  const { brand, price, sample, totalExercises } = useConfig();
  const { month, period, months } = price;
  return (
    <section className={styles.summary} aria-labelledby={id}>
      <img className={styles.picture} src={sample.poster} alt="" />
      <div className={styles.offer}>
        <h2 id={id} translate="no">
          {brand.product}
        </h2>
        {month && (
          <p>
            <Trans>
              <strong className={styles.price}>{month}</strong> a month
            </Trans>
          </p>
        )}
        {period && (
          <p>
            <Trans>
              <strong className={styles.price}>{period}</strong> every {months} months
            </Trans>
          </p>
        )}
      </div>
      <Stack as="ul" gap={1} className={styles.contents}>
        <li>
          <Icon name="good" />
          <Trans>All {totalExercises} short exercises</Trans>
        </li>
        <li>
          <Icon name="good" />
          <Trans>Your results in a report</Trans>
        </li>
        <li>
          <Icon name="good" />
          <Trans>You can cancel any time</Trans>
        </li>
      </Stack>
    </section>
  );
}
