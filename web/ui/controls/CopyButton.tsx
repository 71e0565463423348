import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import styles from './Link.module.css';

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
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // Missing without https, or not allowed.
      setState('failed');
    }
  };
  const message = {
    waiting: null,
    copied: <Trans>Copied</Trans>,
    failed: <Trans>It could not be copied</Trans>,
  }[state];
  return (
    <>
      <Button onClick={() => void copy()}>{message ?? children}</Button>
      <span role="status" className={styles.hidden}>
        {message}
      </span>
    </>
  );
}
