import { Trans } from '@lingui/react/macro';
import { makeResultsFile } from '#contract/facility-topics.ts';
import { send } from '#web/data/api/client.ts';
import { ActionButton } from '#web/forms/ActionButton.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';

/** The response is an attachment, so this page stays. */
const download = ({ address }: { address: string }) => window.location.assign(address);

/** The results of all members as a file for a spreadsheet. */
export function DownloadResults() {
  return (
    <Stack gap={2} align="start">
      <h3>
        <Trans>Results of all members</Trans>
      </h3>
      <p>
        <Trans>
          A file for a spreadsheet: one line for each member, one column for each exercise. Each member can
          see that you looked.
        </Trans>
      </p>
      <ActionButton
        label={<Trans>Download the results</Trans>}
        sendingLabel={<Trans>Making the file...</Trans>}
        send={() => send(makeResultsFile, { query: {} })}
        onSuccess={download}
      />
      <p>
        <Trans>Does your spreadsheet show it all in one column? Then take this file.</Trans>
      </p>
      <ActionButton
        label={<Trans>Download with semicolons</Trans>}
        sendingLabel={<Trans>Making the file...</Trans>}
        send={() => send(makeResultsFile, { query: { separator: 'semicolon' } })}
        onSuccess={download}
      />
    </Stack>
  );
}
