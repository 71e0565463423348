import type { ReactNode } from 'react';
import styles from './SocialButtons.module.css';

type SocialLabelProps = { provider: 'google' | 'facebook'; children: ReactNode };

/** The label of a provider's button, beside its logo. */
export function SocialLabel({ provider, children }: SocialLabelProps) {
  return (
    <span className={styles.label} data-provider={provider}>
      <span>{children}</span>
    </span>
  );
}
