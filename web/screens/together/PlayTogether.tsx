import { Trans } from '@lingui/react/macro';
import { panelOnFirstUse, useOnFirstUse } from '#web/shell/loading/OnFirstUse.tsx';
import { Button } from '#web/ui/controls/Button.tsx';

const TogetherDialog = panelOnFirstUse(
  async () => (await import('./dialog/TogetherDialog.tsx')).TogetherDialog,
);

/** The button with which somebody else joins the game. */
export function PlayTogether() {
  const dialog = useOnFirstUse(TogetherDialog);
  return (
    <>
      <Button onClick={dialog.open}>
        <Trans>Play with somebody</Trans>
      </Button>
      {dialog.panel}
    </>
  );
}
