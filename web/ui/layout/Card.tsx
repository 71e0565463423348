import { joinClasses } from './element.ts';
import styles from './layout.module.css';
import { Parts } from './PartBoundary.tsx';
import { Stack, type StackProps } from './Stack.tsx';

type CardProps = StackProps & {
  /** Its rows reach its edges. */
  flush?: boolean | undefined;
  /** The one card of a page that is about it. */
  raised?: boolean | undefined;
};

/** A stack on a surface of its own. */
export function Card({ flush, raised, className, children, ...stack }: CardProps) {
  const classes = joinClasses(styles.card, flush && styles.flush, raised && styles.raised, className);
  return (
    <Stack {...stack} gap={flush ? 0 : stack.gap} className={classes}>
      <Parts>{children}</Parts>
    </Stack>
  );
}
