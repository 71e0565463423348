import type { ReactNode } from 'react';
import { Link } from '#web/ui/Link.tsx';
import styles from './AccountPage.module.css';

type AccountPageProps = {
  title: ReactNode;
  /** The card with the form. */
  children: ReactNode;
  /** Under the card: other ways. */
  links?: ReactNode;
};

/** A page around one form about the account. */
export function AccountPage({ title, children, links }: AccountPageProps) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <div className={styles.card}>{children}</div>
      {links && <div className={styles.links}>{links}</div>}
    </div>
  );
}

type OtherWayProps = {
  /** Tells who is meant: "No account yet?" */
  question: ReactNode;
  to: string;
  children: ReactNode;
};

/** The way to the other page for whom this one is not. */
export function OtherWay({ question, to, children }: OtherWayProps) {
  return (
    <p>
      {question} <Link to={to}>{children}</Link>
    </p>
  );
}
