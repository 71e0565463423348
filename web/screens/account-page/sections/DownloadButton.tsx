import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ActionButton } from '#web/forms/ActionButton.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { downloadMyData } from './download-data.ts';

export function DownloadButton() {
  const [isDone, setDone] = useState(false);
  return (
    <>
      <ActionButton
        label={<Trans>Download all my data</Trans>}
        sendingLabel={<Trans>Getting your data...</Trans>}
        send={downloadMyData}
        onSuccess={() => setDone(true)}
      />
      {isDone && (
        <Notice kind="good" announce>
          <Trans>The file my-data.json is with your downloads.</Trans>
        </Notice>
      )}
    </>
  );
}
