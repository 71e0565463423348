import { Trans } from '@lingui/react/macro';
import { Button } from '#web/ui/controls/Button.tsx';
import { canSeeWhy } from '../play/play-rules.ts';
import type { PlayState } from '../play/play-types.ts';
import type { PlayController } from '../player/play-controller.ts';

/** Shows the reason once more, from the first time it was shown until the player has moved on. */
export function SeeWhyAgain({ controller, state }: { controller: PlayController; state: PlayState }) {
  if (!canSeeWhy(state)) return null;
  return (
    <Button icon="eye" onClick={() => controller.dispatch({ type: 'seeWhyPressed' })}>
      <Trans>See why again</Trans>
    </Button>
  );
}
