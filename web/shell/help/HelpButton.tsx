import { Trans } from '@lingui/react/macro';
import { Button } from '#web/ui/controls/Button.tsx';
import { panelOnFirstUse, useOnFirstUse } from '../loading/OnFirstUse.tsx';

const HelpPanel = panelOnFirstUse(async () => (await import('./HelpPanel.tsx')).HelpPanel);

/** In the same place on every page. */
export function HelpButton() {
  const help = useOnFirstUse(HelpPanel);
  return (
    <>
      <Button icon="help" onClick={help.open}>
        <Trans>Need help?</Trans>
      </Button>
      {help.panel}
    </>
  );
}
