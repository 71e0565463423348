import { Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { useOutboxState } from '#web/data/outbox/device-outbox.ts';
import { isSafe } from '#web/data/outbox/outbox-state.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { isLast } from '../play/play-rules.ts';
import type { PlayState } from '../play/play-types.ts';
import type { PlayController } from '../player/play-controller.ts';

type ContinueNoticeProps = {
  controller: PlayController;
  state: PlayState;
  /** Continue, which takes the focus. */
  button: RefObject<HTMLButtonElement | null>;
};

/**
 * Shown after "Pause the game": says that the answer is saved, if it is, and offers Continue (docs/product-decisions.md#pause-after-right). The last exercise
 * already has Finish.
 */
export function ContinueNotice({ controller, state, button }: ContinueNoticeProps) {
  const isAnswerSafe = isSafe(useOutboxState());
  return (
    <Notice
      kind={isAnswerSafe ? 'good' : 'info'}
      announce={isLast(state)}
      actions={
        !isLast(state) && (
          <Button
            ref={button}
            aria-describedby="paused"
            onClick={() => controller.dispatch({ type: 'continuePressed' })}
          >
            <Trans>Continue</Trans>
          </Button>
        )
      }
    >
      <span id="paused">
        {isAnswerSafe ? (
          <Trans>Saved. Continue when you are ready</Trans>
        ) : (
          <Trans>Continue when you are ready</Trans>
        )}
      </span>
    </Notice>
  );
}
