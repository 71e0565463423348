import { type ReactNode, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Button } from './Button.tsx';
import styles from './PrintButton.module.css';

type PrintButtonProps = {
  /** What is on the paper. */
  sheet: ReactNode;
  children: ReactNode;
};

/** Prints a sheet in place of the page. The sheet exists only while it is printed. */
export function PrintButton({ sheet, children }: PrintButtonProps) {
  const [isPrinting, setPrinting] = useState(false);

  function print() {
    flushSync(() => setPrinting(true));
    window.print();
    setPrinting(false);
  }

  return (
    <>
      <Button onClick={print}>{children}</Button>
      {isPrinting && createPortal(<section className={styles.sheet}>{sheet}</section>, document.body)}
    </>
  );
}
