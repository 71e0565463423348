import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#web/ui/controls/Button.tsx';
import { partStart } from '../play/play-rules.ts';
import type { PlayState } from '../play/play-types.ts';
import type { PlayController } from '../player/play-controller.ts';

type PartButtonProps = {
  to: 'previous' | 'next';
  state: PlayState;
  controller: PlayController;
  /** Called after the move. */
  onPress?: () => void;
};

/** Moves to the start of the part before or after the current one (docs/product-decisions.md#part-arrows). */
export function PartButton({ to, state, controller, onPress }: PartButtonProps) {
  const { t } = useLingui();
  const isBack = to === 'previous';
  const reason = isBack ? t`first part` : t`last part`;
  return (
    <Button
      variant="text"
      icon={isBack ? 'back' : 'next'}
      reasonInside
      disabledBecause={partStart(state, isBack ? -1 : 1) === null ? reason : undefined}
      onClick={() => {
        controller.dispatch({ type: isBack ? 'previousPartPressed' : 'nextPartPressed' });
        onPress?.();
      }}
    >
      {isBack ? <Trans>Previous part</Trans> : <Trans>Next part</Trans>}
    </Button>
  );
}
