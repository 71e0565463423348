import { Trans } from '@lingui/react/macro';
import { Button } from '#web/ui/controls/Button.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { LanguageLink } from '../language/LanguageLink.tsx';
import { panelOnFirstUse, useOnFirstUse } from '../loading/OnFirstUse.tsx';
import { DisplayButton } from '../settings/DisplayButton.tsx';

const HelpPanel = panelOnFirstUse(async () => (await import('./HelpPanel.tsx')).HelpPanel);

/** In the same place on every page. With `hasDisplay` it leads to Display and to the other language as well. */
export function HelpButton({ hasDisplay = false }: { hasDisplay?: boolean }) {
  const help = useOnFirstUse(
    HelpPanel,
    hasDisplay && (
      <Row gap="target">
        <DisplayButton />
        <LanguageLink />
      </Row>
    ),
  );
  return (
    <>
      <Button icon="help" onClick={help.open}>
        <Trans>Need help?</Trans>
      </Button>
      {help.panel}
    </>
  );
}
