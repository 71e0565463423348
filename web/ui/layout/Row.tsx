import { type ElementProps, elementOf, type Gap, gapClass, joinClasses } from './element.ts';
import styles from './layout.module.css';

type RowProps = ElementProps & {
  gap?: Gap | undefined;
  /** The gap between lines, where it differs. */
  lines?: 0 | 1 | 2 | 4 | 'target' | undefined;
  align?: 'start' | 'center' | 'baseline' | undefined;
  /** Whether what does not fit goes on in another line. */
  wrap?: boolean | undefined;
  /** The first at the start, the last at the end. */
  spread?: boolean | undefined;
};

/** Beside each other. */
export function Row(props: RowProps) {
  const { as, gap = 'target', lines, align, wrap = true, spread, className, ...rest } = props;
  const Element = elementOf(as);
  const classes = joinClasses(
    styles.row,
    gapClass(gap),
    lines !== undefined && styles[lines === 'target' ? 'linesTarget' : `lines${lines}`],
    align && styles[align],
    !wrap && styles.oneLine,
    spread && styles.spread,
    className,
  );
  return <Element {...rest} className={classes} />;
}
