import { Trans } from '@lingui/react/macro';
import { Button } from '#web/ui/controls/Button.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import type { DelayedRedirect } from './delayed-redirect.ts';

/** Announces that the page is about to change, with "Go now" and, if there is time, "Stay here". */
export function RedirectNotice({ redirect }: { redirect: DelayedRedirect }) {
  const { pending, goNow, stayHere } = redirect;
  if (pending === null) return null;
  // Stopped, it announces no redirect.
  const shown = pending.isRunning ? pending.message : (pending.messageThere ?? pending.message);
  return (
    <Notice
      kind={pending.message.kind}
      focus
      actions={
        <>
          <Button onClick={goNow}>
            <Trans>Go now</Trans>
          </Button>
          {pending.isRunning && pending.canStay && (
            <Button onClick={stayHere}>
              <Trans>Stay here</Trans>
            </Button>
          )}
        </>
      }
    >
      <span ref={redirect.watch}>{shown.text}</span>
    </Notice>
  );
}
