import type { ReactNode } from 'react';
import { RosaFace } from '#web/shell/RosaFace.tsx';
import { Link } from '#web/ui/controls/Link.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
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
    <AccountColumn title={title}>
      <Card raised>{children}</Card>
      {links && (
        <Row lines="target" gap={4}>
          {links}
        </Row>
      )}
    </AccountColumn>
  );
}

/** What stands on such a page, as wide as a form; Rosa is beside its title, in wide views on her lane. */
export function AccountColumn({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <div className={styles.scene}>
        <RosaFace />
      </div>
      <Stack className={styles.column}>{children}</Stack>
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
