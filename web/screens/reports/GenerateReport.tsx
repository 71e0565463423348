import { Trans, useLingui } from '@lingui/react/macro';
import { makeReport } from '#contract/reports.ts';
import { send } from '#web/data/api/client.ts';
import { OpenFile, readersPaper } from './OpenFile.tsx';

/** Opens the PDF in a new tab, in the reader's time zone. */
export function GenerateReport({ label }: { label?: string }) {
  const { t } = useLingui();
  const make = async () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const query = { timeZone, paper: readersPaper() };
    return (await send(makeReport, { params: { gameID: '1', reportVersion: '1' }, query })).report;
  };
  return (
    <OpenFile
      make={make}
      label={label ?? t`Generate Report`}
      words={{
        making: t`Making your report...`,
        failed: <Trans>The report could not be made. Try again</Trans>,
        ready: <Trans>Your report is ready.</Trans>,
        open: <Trans>Open the report</Trans>,
      }}
    />
  );
}
