import type { ReactNode } from 'react';
import { joinClasses } from '../layout/element.ts';
import { Row } from '../layout/Row.tsx';
import { Stack, type StackProps } from '../layout/Stack.tsx';
import styles from './List.module.css';

type ListProps = {
  ref?: StackProps['ref'];
  /** Rows without controls. */
  close?: boolean;
  /** `ListItem`s. */
  children: ReactNode;
};

/** Rows with a rule between them. */
export function List({ close = false, ...list }: ListProps) {
  const classes = joinClasses(styles.list, close && styles.close);
  return <Stack as="ul" gap={close ? 2 : 3} className={classes} {...list} />;
}

type ListItemProps = {
  /** What it holds stands one below the other, not beside each other. */
  stacked?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

export function ListItem({ stacked = false, className, children }: ListItemProps) {
  const classes = joinClasses(styles.item, !stacked && styles.beside, className);
  return stacked ? (
    <Stack as="li" gap={2} className={classes}>
      {children}
    </Stack>
  ) : (
    <Row as="li" align="center" spread className={classes}>
      {children}
    </Row>
  );
}

/** The words of an item: on a phone the button is below them, not beside some of them. */
export function ItemWords({ children }: { children: ReactNode }) {
  return <div className={styles.words}>{children}</div>;
}

/** Short lines without a rule. */
export function Lines(stack: StackProps) {
  return <Stack {...stack} gap={1} className={styles.lines} />;
}
