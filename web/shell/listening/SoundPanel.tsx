import { Trans } from '@lingui/react/macro';
import { speechRates } from '#contract/pages/settings.ts';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import { CallUs } from '../help/ContactCards.tsx';
import { Choice, Switch } from '../settings/DisplayChoices.tsx';
import { speechNames } from '../settings/display-names.tsx';
import { SpeechSpecimen } from '../settings/Specimens.tsx';

/** Speed, captions and sounds, which take effect at once, and what helps whoever hears nothing. */
export function SoundPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog title={<Trans>Sound & captions</Trans>} isOpen={isOpen} onClose={onClose}>
      <Stack gap={4}>
        <Choice
          setting="speechRate"
          values={speechRates}
          names={speechNames}
          label={<Trans>Speed of speech in the films</Trans>}
          specimen={(rate) => <SpeechSpecimen rate={rate} />}
        />
        <Stack gap="target">
          <Switch setting="captions" label={<Trans>Show captions under the films</Trans>} />
          <Switch setting="sounds" label={<Trans>Play short sounds when I choose and answer</Trans>} />
        </Stack>
        <details>
          <summary>
            <Trans>I hear nothing</Trans>
          </summary>
          <Stack>
            <ol>
              <li>
                <Trans>Turn up the volume with the buttons on your device.</Trans>
              </li>
              <li>
                <Trans>Turn off silent mode. On some phones it is a small switch on the side.</Trans>
              </li>
              <li>
                <Trans>If you use headphones or hearing aids, check that they are connected.</Trans>
              </li>
            </ol>
            <CallUs />
          </Stack>
        </details>
      </Stack>
    </Dialog>
  );
}
