import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDate } from '#web/shell/dates.ts';
import { Row } from '#web/ui/layout/Row.tsx';
import styles from './SubscriptionParts.module.css';

/** Names and values, as `<dt>` and `<dd>`. */
export function SubscriptionFigures({ children }: { children: ReactNode }) {
  return <dl className={styles.figures}>{children}</dl>;
}

/** Buttons that are as wide as a phone. */
export function SubscriptionButtons({ children }: { children: ReactNode }) {
  return <Row className={styles.buttons}>{children}</Row>;
}

/** The day until which a subscription is paid; one that is free forever renews by itself then. */
export function EndDate({ end, isFree }: { end: string | null; isFree: boolean }) {
  if (end === null) return '-';
  const day = formatDate(end, 'dddd, MMMM Do YYYY');
  return isFree ? <Trans>Renews free on {day}</Trans> : day;
}
