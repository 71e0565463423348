import { Trans } from '@lingui/react/macro';
import { Button } from '#web/ui/controls/Button.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { isLast } from '../play/play-rules.ts';
import type { PlaySession } from '../play/play-session.ts';
import type { PlayState } from '../play/play-types.ts';

/**
 * Shown after "Pause the game": says that the answer is saved and offers Continue (decision G15). The last exercise
 * already has Finish.
 */
export function ContinueNotice({ session, state }: { session: PlaySession; state: PlayState }) {
  return (
    <Notice
      kind="good"
      announce
      actions={
        !isLast(state) && (
          <Button onClick={() => session.dispatch({ type: 'continuePressed' })}>
            <Trans>Continue</Trans>
          </Button>
        )
      }
    >
      <Trans>Saved. Continue when you are ready</Trans>
    </Notice>
  );
}
