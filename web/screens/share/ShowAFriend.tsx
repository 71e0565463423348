import { Trans } from '@lingui/react/macro';
import { panelOnFirstUse, useOnFirstUse } from '#web/shell/loading/OnFirstUse.tsx';
import { Button } from '#web/ui/controls/Button.tsx';

const FriendDialog = panelOnFirstUse(async () => (await import('./dialog/FriendDialog.tsx')).FriendDialog);

/** A button that opens a postcard to send to a friend. */
export function ShowAFriend() {
  const dialog = useOnFirstUse(FriendDialog);
  return (
    <>
      <Button onClick={dialog.open}>
        <Trans>Show a friend</Trans>
      </Button>
      {dialog.panel}
    </>
  );
}
