import { joinClasses } from './element.ts';
import styles from './layout.module.css';
import { Stack, type StackProps } from './Stack.tsx';

type ScreenProps = StackProps & { width: 'narrow' | 'page' | 'wide' };

/** A stack in the middle of the page, as wide as what it shows can be read. */
export function Screen({ width, className, ...stack }: ScreenProps) {
  const classes = joinClasses(styles.screen, styles[width], className);
  return <Stack gap={4} {...stack} className={classes} />;
}
