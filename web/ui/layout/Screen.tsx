import { joinClasses } from './element.ts';
import styles from './layout.module.css';
import { Parts } from './PartBoundary.tsx';
import { Stack, type StackProps } from './Stack.tsx';

type ScreenProps = StackProps & { width: 'narrow' | 'page' | 'wide' };

/** A stack in the middle of the page, as wide as what it shows can be read. One of its parts that fails leaves the others. */
export function Screen({ width, className, children, ...stack }: ScreenProps) {
  const classes = joinClasses(styles.screen, styles[width], className);
  return (
    <Stack gap={4} {...stack} className={classes}>
      <Parts>{children}</Parts>
    </Stack>
  );
}
