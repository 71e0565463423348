import { joinClasses } from './element.ts';
import styles from './layout.module.css';
import { Parts } from './PartBoundary.tsx';
import { Stack, type StackProps } from './Stack.tsx';

type ScreenProps = StackProps & {
  width: 'narrow' | 'page' | 'wide' | 'full';
  /** A desk: the page begins close under the bar, so that more rows are in the first view. */
  isDesk?: boolean | undefined;
};

/** A stack that begins under the logo, as wide as what it shows can be read. One of its parts that fails leaves the others. */
export function Screen({ width, isDesk, className, children, ...stack }: ScreenProps) {
  const classes = joinClasses(styles[width], className);
  return (
    <Stack gap={isDesk ? 0 : 4} {...stack} data-desk={isDesk} className={classes}>
      <Parts>{children}</Parts>
    </Stack>
  );
}
