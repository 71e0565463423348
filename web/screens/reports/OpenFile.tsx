import { type ReactNode, useState } from 'react';
import { useSending } from '#web/forms/use-sending.ts';
import { Button, type ButtonVariant } from '#web/ui/controls/Button.tsx';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';

type Outcome = { kind: 'none' | 'failed' } | { kind: 'blocked'; address: string };

export type OpenFileProps = {
  variant?: ButtonVariant;
  /** Asks the server for the address of the file, which works for ten minutes. */
  make: () => Promise<string>;
  label: ReactNode;
  words: {
    making: string;
    failed: ReactNode;
    /** Where the browser blocks the tab: that the file is ready, and the link to it. */
    ready: ReactNode;
    open: ReactNode;
  };
};

/** Opens a file in a new tab. The tab opens at the tap, and gets its address once the file is ready (docs/product-decisions.md#report-link). */
export function OpenFile({ variant, make, label, words }: OpenFileProps) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const { isSending, start, retry } = useSending(
    (_tab: Window | null) => make(),
    (address, tab) => {
      if (!tab || tab.closed) return setOutcome({ kind: 'blocked', address });
      tab.opener = null;
      tab.location.replace(address);
    },
    (_problem, tab) => {
      tab?.close();
      setOutcome({ kind: 'failed' });
    },
  );
  const openTab = () => {
    if (isSending) return;
    setOutcome({ kind: 'none' });
    void start(window.open('', '_blank'));
  };

  return (
    <>
      <Button busy={isSending} onClick={openTab} {...(variant && { variant })}>
        {isSending ? words.making : label}
      </Button>
      {isSending && (
        <Waiting besideButton onRetry={retry}>
          {words.making}
        </Waiting>
      )}
      {outcome.kind === 'failed' && (
        <Notice kind="bad" announce>
          {words.failed}
        </Notice>
      )}
      {outcome.kind === 'blocked' && (
        <Notice
          kind="good"
          announce
          actions={
            <LinkButton variant="primary" href={outcome.address}>
              {words.open}
            </LinkButton>
          }
        >
          {words.ready}
        </Notice>
      )}
    </>
  );
}

/** A4 in countries that do not use Letter paper. */
export function readersPaper(): 'Letter' | 'A4' {
  return ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE'].includes(readersRegion()) ? 'Letter' : 'A4';
}

/** Some browsers name a language that is none, such as `C`. */
function readersRegion(): string {
  try {
    return new Intl.Locale(navigator.language).maximize().region ?? 'US';
  } catch {
    return 'US';
  }
}
