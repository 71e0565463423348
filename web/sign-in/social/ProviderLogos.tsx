import type { ReactNode } from 'react';
import styles from './SocialButtons.module.css';

/** The label of a provider's button, beside its logo. */
export function SocialLabel({ logo, children }: { logo: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.label}>
      {logo}
      <span>{children}</span>
    </span>
  );
}

/** The providers' own logos in their own colors, as their rules for buttons require. */
export function GoogleLogo() {
  return (
    <svg viewBox="0 0 18 18" className={styles.logo} aria-hidden="true">
      <path
        fill="#4285f4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62Z"
      />
      <path
        fill="#34a853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.32-1.58-5.03-3.7H.96v2.33A9 9 0 0 0 9 18Z"
      />
      <path fill="#fbbc05" d="M3.97 10.72a5.4 5.4 0 0 1 0-3.44V4.95H.96a9 9 0 0 0 0 8.1l3.01-2.33Z" />
      <path
        fill="#ea4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.95l3.01 2.33C4.68 5.16 6.66 3.58 9 3.58Z"
      />
    </svg>
  );
}

export function FacebookLogo() {
  return (
    <svg viewBox="0 0 24 24" className={styles.logo} aria-hidden="true">
      <circle cx="12" cy="12" r="12" fill="#0866ff" />
      <path
        fill="#fff"
        d="M16.7 15.5 17.2 12h-3.3V9.7c0-1 .5-1.9 2-1.9h1.5v-3s-1.4-.2-2.7-.2c-2.8 0-4.6 1.7-4.6 4.7V12H7v3.5h3.1V24a12 12 0 0 0 3.8 0v-8.5h2.8Z"
      />
    </svg>
  );
}
