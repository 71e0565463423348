import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { tabItems } from '#web/lib/storage.ts';
import { panelOnFirstUse, useOnFirstUse } from '#web/shell/loading/OnFirstUse.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { roomKey } from './room-key.ts';

const TogetherDialog = panelOnFirstUse(
  async () => (await import('./dialog/TogetherDialog.tsx')).TogetherDialog,
);

/** The button with which somebody else joins the game. After a reload the room is there again. */
export function PlayTogether() {
  const dialog = useOnFirstUse(TogetherDialog);
  useEffect(() => {
    if (tabItems.get(roomKey) !== null)
      void import('./stage/show-own-room.ts').then((room) => room.resumeOwnRoom());
  }, []);
  return (
    <>
      <Button onClick={dialog.open}>
        <Trans>Play with somebody</Trans>
      </Button>
      {dialog.panel}
    </>
  );
}
