import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

const suggestAfterMs = 10 * 60_000;

/** After ten minutes a break is suggested, in passing: nothing is stopped. */
export function BreakNotice() {
  const [since, setSince] = useState(0);
  const [isDue, setDue] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each dismissal starts ten minutes anew
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), suggestAfterMs);
    return () => clearTimeout(timer);
  }, [since]);
  if (!isDue) return null;
  const dismiss = () => {
    setDue(false);
    setSince(since + 1);
  };
  return (
    <Notice
      kind="news"
      announce
      actions={
        <Button onClick={dismiss}>
          <Trans>Play on</Trans>
        </Button>
      }
    >
      <Trans>
        You have played for ten minutes. A short rest is good for the eyes. Your answers are saved.
      </Trans>
    </Notice>
  );
}
