import type { ReactNode } from 'react';
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
