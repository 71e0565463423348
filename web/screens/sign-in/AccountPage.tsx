import type { ReactNode } from 'react';
import { Link } from '#web/ui/controls/Link.tsx';
import styles from './AccountPage.module.css';

type AccountPageProps = {
  title: ReactNode;
  /** The card with the form. */
  children: ReactNode;
  /** Links under the card. */
  links?: ReactNode;
};

/** A page with one form about the account. */
export function AccountPage({ title, children, links }: AccountPageProps) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <div className={styles.card}>{children}</div>
      {links && <div className={styles.links}>{links}</div>}
    </div>
  );
}

type AlternativeLinkProps = {
  /** For example "No account yet?" */
  question: ReactNode;
  to: string;
  children: ReactNode;
};

/** A link for people who need another page. */
export function AlternativeLink({ question, to, children }: AlternativeLinkProps) {
  return (
    <p>
      {question} <Link to={to}>{children}</Link>
    </p>
  );
}
