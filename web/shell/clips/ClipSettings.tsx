import { useLingui } from '@lingui/react/macro';
import { Button } from '#web/ui/controls/Button.tsx';
import { changeSettings, useSettings } from '../settings/settings.ts';

const slowerThan = { 1: 0.9, 0.9: 0.75, 0.75: 1 } as const;

/** Captions and slower speech: they apply to every clip. The buttons have text and do not cover the picture. */
export function ClipSettings() {
  const { t } = useLingui();
  const { captions, speechRate } = useSettings();
  const speech = {
    1: t`Speed of speech: normal`,
    0.9: t`Speed of speech: slower`,
    0.75: t`Speed of speech: slowest`,
  };
  return (
    <>
      <Button aria-pressed={captions} onClick={() => changeSettings({ captions: !captions })}>
        {captions ? t`Captions: on` : t`Captions: off`}
      </Button>
      <Button onClick={() => changeSettings({ speechRate: slowerThan[speechRate] })}>
        {speech[speechRate]}
      </Button>
    </>
  );
}
