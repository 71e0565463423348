import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { copyText } from '#web/lib/device.ts';
import { Hidden } from '../text/Hidden.tsx';
import { Button } from './Button.tsx';
import styles from './HandOut.module.css';
import { usePrint } from './use-print.ts';

/** To copy or to print. One file, because the script of every page lists each shared file by name. */

type CopyButtonProps = {
  /** What is copied. */
  text: string;
  /** What the button says until it has copied. */
  children: ReactNode;
};

/** Copies a text that can be read beside it, and says so on itself and to screen readers. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const [state, setState] = useState<'waiting' | 'copied' | 'failed'>('waiting');
  const copy = async () => {
    setState((await copyText(text)) ? 'copied' : 'failed');
  };
  const message = {
    waiting: null,
    copied: <Trans>Copied</Trans>,
    failed: <Trans>It could not be copied</Trans>,
  }[state];
  return (
    <>
      <Button onClick={() => void copy()}>{message ?? children}</Button>
      <Hidden role="status">{message}</Hidden>
    </>
  );
}

type PrintButtonProps = {
  /** What is on the paper. */
  sheet: ReactNode;
  children: ReactNode;
};

/** Prints a sheet in place of the page. */
export function PrintButton({ sheet, children }: PrintButtonProps) {
  const [problem, setProblem] = useState('');
  const { printed, print } = usePrint<true>(setProblem);
  return (
    <>
      <Button onClick={() => print(true)}>{children}</Button>
      {problem && <span role="alert">{problem}</span>}
      {printed && createPortal(<section className={styles.sheet}>{sheet}</section>, document.body)}
    </>
  );
}
