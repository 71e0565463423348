import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ActionButton } from '#web/forms/ActionButton.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import type { MyData } from './data-page.ts';
import { downloadMyData, saveDataPage } from './download-data.ts';

export function DownloadButton() {
  const [data, setData] = useState<MyData | null>(null);
  return (
    <>
      <ActionButton
        label={<Trans>Download all my data</Trans>}
        sendingLabel={<Trans>Getting your data...</Trans>}
        send={downloadMyData}
        onSuccess={setData}
      />
      {data && (
        <Notice
          kind="good"
          announce
          actions={
            <Button onClick={() => saveDataPage(data)}>
              <Trans>Save a page to read</Trans>
            </Button>
          }
        >
          <Trans>The file my-data.json is with your downloads. Programs can read it.</Trans>{' '}
          <Trans>You can also have the same as a page to read and print.</Trans>
        </Notice>
      )}
    </>
  );
}
