import { Trans } from '@lingui/react/macro';
import { Button } from '#web/ui/controls/Button.tsx';

/** Plays the film of a part; says how long it takes. */
export function PartFilmButton({ seconds, onPress }: { seconds: number; onPress: () => void }) {
  const length = Math.round(seconds);
  return (
    <Button icon="play" onClick={onPress}>
      <Trans>What is this part about? {length} s</Trans>
    </Button>
  );
}
