import { Trans } from '@lingui/react/macro';
import { Button } from '#web/ui/controls/Button.tsx';
import { panelOnFirstUse, useOnFirstUse } from '../loading/OnFirstUse.tsx';

const DisplayPanel = panelOnFirstUse(async () => (await import('./DisplayPanel.tsx')).DisplayPanel);

export function DisplayButton() {
  const display = useOnFirstUse(DisplayPanel);
  return (
    <>
      <Button icon="display" data-display onClick={display.open}>
        <Trans>Display</Trans>
      </Button>
      {display.panel}
    </>
  );
}
