import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

type RetryNoticeProps = {
  /** Only news where the rest of the page is not about it: then nothing is announced. */
  kind?: 'bad' | 'news';
  onRetry: () => void;
  children: ReactNode;
  /** Other ways on, beside Retry. */
  actions?: ReactNode;
};

/** What was asked for did not come: says so, and asks for it again on request. */
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
