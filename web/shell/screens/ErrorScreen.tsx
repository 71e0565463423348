import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { paths } from '#contract/pages/paths.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Link } from '#web/ui/controls/Link.tsx';
import { Page } from '../layout/Page.tsx';
import { TopBar } from '../layout/TopBar.tsx';
import { isChunkLoadError, reloadOnce } from '../loading/chunk-load-error.ts';
import { Message } from './Message.tsx';

/** A screen failed. If only its code could not be loaded (a new version was deployed), the page reloads once. */
export function ErrorScreen() {
  const { t } = useLingui();
  const title = t`This page could not be shown`;
  const error = useRouteError();
  const isReloading = isChunkLoadError(error) && reloadOnce.isAllowed();
  // It comes in place of what was on the screen, so title and focus say so.
  useEffect(() => {
    if (isReloading) return reloadOnce.reload();
    document.title = title;
    document.querySelector('h1')?.focus();
  }, [isReloading, title]);
  if (isReloading) return null;
  return (
    <Page top={<TopBar home={paths.home} />}>
      <Message title={title}>
        <p>
          <Trans>Please load it again. Nothing you saved is lost.</Trans>
        </p>
        <Button variant="primary" icon="retry" onClick={() => location.reload()}>
          <Trans>Load the page again</Trans>
        </Button>
        <Link to={paths.home} reloadDocument>
          <Trans>Go to the home page</Trans>
        </Link>
      </Message>
    </Page>
  );
}
