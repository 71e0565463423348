import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { makeReport } from '#contract/reports.ts';
import { send } from '#web/api/client.ts';
import { useSending } from '#web/forms/use-sending.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';

type Outcome = { kind: 'none' | 'failed' } | { kind: 'blocked'; address: string };

/** Opens the PDF in a new tab. The tab opens at the tap, and gets its address once the PDF is ready (G44). */
export function GenerateReport({ label }: { label?: string }) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const { isSending, start, retry } = useSending(
    (_tab: Window | null) =>
      send(makeReport, { params: { gameID: '1', reportVersion: '1' }, query: readersQuery() }),
    ({ report }, tab) => {
      if (!tab || tab.closed) return setOutcome({ kind: 'blocked', address: report });
      tab.opener = null;
      tab.location.replace(report);
    },
    (_problem, tab) => {
      tab?.close();
      setOutcome({ kind: 'failed' });
    },
  );
  const make = () => {
    if (isSending) return;
    setOutcome({ kind: 'none' });
    void start(window.open('', '_blank'));
  };

  return (
    <>
      <Button busy={isSending} onClick={make}>
        {isSending ? t`Making your report...` : (label ?? t`Generate Report`)}
      </Button>
      {isSending && (
        <Waiting besideButton onRetry={retry}>
          {t`Making your report...`}
        </Waiting>
      )}
      {outcome.kind === 'failed' && (
        <Notice kind="bad" announce>
          <Trans>The report could not be made. Try again</Trans>
        </Notice>
      )}
      {outcome.kind === 'blocked' && (
        <Notice
          kind="good"
          announce
          actions={
            <LinkButton variant="primary" href={outcome.address}>
              <Trans>Open the report</Trans>
            </LinkButton>
          }
        >
          <Trans>Your report is ready.</Trans>
        </Notice>
      )}
    </>
  );
}

/** The reader's time zone, and A4 in countries that do not use Letter paper. */
function readersQuery() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const region = new Intl.Locale(navigator.language).maximize().region ?? 'US';
  const usesLetter = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE'].includes(region);
  return { timeZone, paper: usesLetter ? ('Letter' as const) : ('A4' as const) };
}
