import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { Notice } from './Notice.tsx';

type RetryNoticeProps = {
  /** `info` if the page is mainly about something else: then nothing is announced. */
  kind?: 'bad' | 'info';
  onRetry: () => void;
  children: ReactNode;
  /** Other actions beside Retry. */
  actions?: ReactNode;
};

/** Says that something could not be loaded, with a button that tries again. */
export function RetryNotice({ kind = 'bad', onRetry, children, actions }: RetryNoticeProps) {
  return (
    <Notice
      kind={kind}
      announce={kind === 'bad'}
      actions={
        <>
          <Button icon="retry" onClick={onRetry}>
            <Trans>Retry</Trans>
          </Button>
          {actions}
        </>
      }
    >
      {children}
    </Notice>
  );
}
