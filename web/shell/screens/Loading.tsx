import { paths } from '#contract/pages/paths.ts';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { Page } from '../layout/Page.tsx';
import { TopBar } from '../layout/TopBar.tsx';

/** Shown while the first screen of a visit loads. */
export function Loading() {
  return (
    <Page top={<TopBar home={paths.home} />}>
      <Waiting onRetry={() => location.reload()} />
    </Page>
  );
}
