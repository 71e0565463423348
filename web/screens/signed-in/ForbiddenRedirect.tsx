import { Trans } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/pages/paths.ts';
import { type ForbiddenProblem, onForbidden } from '#web/data/api/forbidden.ts';
import { refreshUser } from '#web/data/queries/refresh-user.ts';
import { flashOnNextPage } from '#web/data/session/flash.ts';
import { getSettings } from '#web/data/settings.ts';
import { useOverlayOpen } from '#web/shell/overlays.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { AlertDialog } from '#web/ui/overlays/Dialog.tsx';

/**
 * Redirects from any page to the one that explains why the server rejected a call, and shows its message there. Users
 * who have switched off that pages change by themselves are asked first (docs/product-decisions.md#delays and #sessions).
 * @param isPaidPage whether the page needs a subscription; elsewhere a missing one redirects nobody
 */
export function ForbiddenRedirect({ isPaidPage }: { isPaidPage: boolean }) {
  const navigate = useNavigate();
  const [pending, setPending] = useState<ForbiddenProblem | null>(null);
  useOverlayOpen(pending !== null);

  const go = useCallback(
    async ({ code, message }: ForbiddenProblem) => {
      setPending(null);
      const user = await refreshUser();
      // /subscription is for individuals alone and would redirect others back to this page.
      if (code === 'subscription_required' && user?.userType !== 'individualUser') return;
      flashOnNextPage({ kind: 'bad', text: message });
      await navigate(code === 'forbidden' ? paths.forbidden : paths.subscription, { replace: true });
    },
    [navigate],
  );

  useEffect(
    () =>
      onForbidden((problem) => {
        if (problem.code === 'subscription_required' && !isPaidPage) return;
        // Once the user is read again, the guard redirects to the page that asks for what is missing.
        if (problem.code === 'new_password_required' || problem.code === 'two_steps_required') {
          return void refreshUser();
        }
        if (getSettings().stayOnPage) setPending(problem);
        else void go(problem);
      }),
    [go, isPaidPage],
  );

  if (pending === null) return null;
  const stay = () => setPending(null);
  return (
    <AlertDialog
      title={pending.message}
      isOpen
      onClose={stay}
      actions={
        <>
          {pending.code === 'forbidden' ? (
            <Button variant="primary" onClick={() => void navigate(paths.home)}>
              <Trans>Go to the home page</Trans>
            </Button>
          ) : (
            <Button variant="primary" onClick={() => void go(pending)}>
              <Trans>Go to my subscription</Trans>
            </Button>
          )}
          <Button onClick={stay}>
            <Trans>Stay here</Trans>
          </Button>
        </>
      }
    >
      {pending.code === 'forbidden' ? (
        <Trans>Your account cannot open this page.</Trans>
      ) : (
        <Trans>You need a subscription to keep playing.</Trans>
      )}
    </AlertDialog>
  );
}
