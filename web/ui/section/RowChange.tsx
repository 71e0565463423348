import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../controls/Button.tsx';
import styles from './Section.module.css';

export type RowChange = {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Mounted while the row is open, so a form begins with the present values each time. */
  form: ReactNode;
  /** What the button says while the row is closed and open; "Change" and "Cancel" if omitted. */
  labels?: readonly [closed: ReactNode, open: ReactNode];
};

/** The labels of a row that only shows more. */
export const showAndHide = [<Trans key="closed">Show</Trans>, <Trans key="open">Hide</Trans>] as const;

/** Its accessible name includes the title of the row, because every row has one. */
export function ChangeButton({ titleId, change }: { titleId: string; change: RowChange }) {
  const id = useId();
  const {
    isOpen,
    setOpen,
    labels = [<Trans key="closed">Change</Trans>, <Trans key="open">Cancel</Trans>],
  } = change;
  return (
    <Button
      id={id}
      variant="text"
      className={styles.change}
      aria-labelledby={`${id} ${titleId}`}
      onClick={() => setOpen(!isOpen)}
    >
      {isOpen ? labels[1] : labels[0]}
    </Button>
  );
}

/** Takes the focus when it opens, because the person asked for it. */
export function RowForm({ titleId, children }: { titleId: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, but the title of the row is its name
    <div ref={box} role="group" aria-labelledby={titleId} tabIndex={-1} className={styles.form}>
      {children}
    </div>
  );
}
