import { Trans } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { focusInPage } from '../controls/focus-in-page.ts';
import { Icon } from '../controls/Icon.tsx';
import styles from './ErrorSummary.module.css';

export type SummaryError = { fieldId: string; message: string };

type ErrorSummaryProps = {
  errors: readonly SummaryError[];
  /** The server's message about the whole form. */
  message?: string | undefined;
  /** Changes with every failed try, so that the summary takes the focus again. */
  attempt: number;
};

/** Shown at the top of a form that could not be sent; each line links to its field. */
export function ErrorSummary({ errors, message, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const isVisible = errors.length > 0 || message !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every failed try moves the focus here again
  useLayoutEffect(() => {
    if (isVisible) box.current?.focus();
  }, [isVisible, attempt]);
  if (!isVisible) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.summary}>
      <strong className={styles.title}>
        <Icon name="bad" size="1.4em" />
        {message ?? <Trans>Please check these answers</Trans>}
      </strong>
      {errors.length > 0 && (
        <ul className={styles.list}>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} onClick={focusInPage}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
