import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Notice.module.css';

export type NoticeKind = 'good' | 'bad' | 'news';

type NoticeProps = {
  kind: NoticeKind;
  children: ReactNode;
  /** Read out when it appears; leave out where it is part of the page from the start. */
  announce?: boolean;
  /** Links and buttons under the words. */
  actions?: ReactNode;
};

/** A message in a box: colour, icon and word together. */
export function Notice({ kind, children, announce = false, actions }: NoticeProps) {
  const { t } = useLingui();
  const word = { good: t`Done`, bad: t`Problem`, news: t`Please note` }[kind];
  return (
    <div
      className={`${styles.notice} ${styles[kind]}`}
      role={announce ? (kind === 'bad' ? 'alert' : 'status') : undefined}
    >
      <Icon name={kind} size="1.6rem" />
      <strong>{word}</strong>
      <div className={styles.text}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
