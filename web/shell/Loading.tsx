import { paths } from '#contract/paths.ts';
import { Waiting } from '#web/ui/Waiting.tsx';
import { Page } from './Page.tsx';
import { TopBar } from './TopBar.tsx';

/** Shown while the first screen of a visit loads. */
export function Loading() {
  return (
    <Page top={<TopBar home={paths.home} />}>
      <Waiting onRetry={() => location.reload()} />
    </Page>
  );
}
