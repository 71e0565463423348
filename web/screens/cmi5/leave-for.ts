import { t } from '@lingui/core/macro';
import type { NavigateFunction } from 'react-router';
import { paths } from '#contract/pages/paths.ts';
import { flashOnNextPage } from '#web/data/session/flash.ts';

/** Goes back to the learning system, or says how to if it has named no address. */
export function leaveFor(address: string | null, navigate: NavigateFunction): void {
  if (address !== null) {
    location.assign(address);
    return;
  }
  flashOnNextPage({ kind: 'info', text: t`Your course has been told. You can close this page.` });
  void navigate(paths.dashboard);
}
