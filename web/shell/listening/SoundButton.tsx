import { Trans } from '@lingui/react/macro';
import { Button } from '#web/ui/controls/Button.tsx';
import { panelOnFirstUse, useOnFirstUse } from '../loading/OnFirstUse.tsx';

const SoundPanel = panelOnFirstUse(async () => (await import('./SoundPanel.tsx')).SoundPanel);

/** The one button for how films are heard and read. */
export function SoundButton() {
  const sound = useOnFirstUse(SoundPanel);
  return (
    <>
      <Button icon="sound" onClick={sound.open}>
        <Trans>Sound & captions</Trans>
      </Button>
      {sound.panel}
    </>
  );
}
