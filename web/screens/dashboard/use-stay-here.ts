import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { announce } from '#web/lib/announce.ts';
import { useStayOnBack } from '#web/shell/routing/back-button.ts';

/** Back stays on the dashboard and says so; the buttons and Log Out leave it (docs/product-decisions.md#dashboard-back). */
export function useStayHere(): void {
  const { t } = useLingui();
  useStayOnBack(useCallback(() => announce(t`You are on your dashboard. Use Log Out to leave.`), [t]));
}
