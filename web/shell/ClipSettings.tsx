import { Trans } from '@lingui/react/macro';
import { Button } from '#web/ui/Button.tsx';
import { changeSettings, useSettings } from './settings.ts';

const slowerThan = { 1: 0.9, 0.9: 0.75, 0.75: 1 } as const;

/** Captions and slower speech: kept for every clip, in words and outside the picture. */
export function ClipSettings() {
  const { captions, speechRate } = useSettings();
  return (
    <>
      <Button aria-pressed={captions} onClick={() => changeSettings({ captions: !captions })}>
        {captions ? <Trans>Captions: on</Trans> : <Trans>Captions: off</Trans>}
      </Button>
      <Button
        aria-pressed={speechRate < 1}
        onClick={() => changeSettings({ speechRate: slowerThan[speechRate] })}
      >
        {speechRate === 1 && <Trans>Slower speech: off</Trans>}
        {speechRate === 0.9 && <Trans>Slower speech: a little</Trans>}
        {speechRate === 0.75 && <Trans>Slower speech: much</Trans>}
      </Button>
    </>
  );
}
