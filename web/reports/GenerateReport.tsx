import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { makeReport } from '#contract/reports.ts';
import { send } from '#web/api/client.ts';
import { Button } from '#web/ui/Button.tsx';
import { LinkButton } from '#web/ui/Link.tsx';
import { Notice } from '#web/ui/Notice.tsx';

type Making = { kind: 'idle' | 'making' | 'failed' } | { kind: 'blocked'; address: string };

/** The PDF in a new tab. The tab is opened within the tap, and gets its address when the server has made it (G44). */
export function GenerateReport({ label }: { label?: string }) {
  const { t } = useLingui();
  const [making, setMaking] = useState<Making>({ kind: 'idle' });

  async function make() {
    const tab = window.open('', '_blank');
    setMaking({ kind: 'making' });
    try {
      const { report } = await send(makeReport, {
        params: { gameID: '1', reportVersion: '1' },
        query: readersQuery(),
      });
      if (tab && !tab.closed) {
        tab.opener = null;
        tab.location.replace(report);
        setMaking({ kind: 'idle' });
      } else {
        setMaking({ kind: 'blocked', address: report });
      }
    } catch {
      tab?.close();
      setMaking({ kind: 'failed' });
    }
  }

  return (
    <>
      <Button busy={making.kind === 'making'} onClick={() => void make()}>
        {making.kind === 'making' ? t`Making your report...` : (label ?? t`Generate Report`)}
      </Button>
      {making.kind === 'failed' && (
        <Notice kind="bad" announce>
          <Trans>The report could not be made. Try again</Trans>
        </Notice>
      )}
      {making.kind === 'blocked' && (
        <Notice
          kind="good"
          announce
          actions={
            <LinkButton kind="main" href={making.address}>
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

/** The reader's zone, and A4 where Letter paper is not in use. */
function readersQuery() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const region = new Intl.Locale(navigator.language).maximize().region ?? 'US';
  const usesLetter = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE'].includes(region);
  return { timeZone, paper: usesLetter ? ('Letter' as const) : ('A4' as const) };
}
