import { type ElementProps, elementOf, type Gap, gapClass, joinClasses } from './element.ts';
import styles from './layout.module.css';

export type StackProps = ElementProps & {
  gap?: Gap | 0 | undefined;
  /** Where what is narrower than the stack stands; everything is as wide as the stack if omitted. */
  align?: 'start' | 'center' | undefined;
};

/** One below the other. */
export function Stack({ as, gap = 3, align, className, ...rest }: StackProps) {
  const Element = elementOf(as);
  const classes = joinClasses(styles.stack, gap !== 0 && gapClass(gap), align && styles[align], className);
  return <Element {...rest} className={classes} />;
}
