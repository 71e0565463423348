import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Settings } from '#contract/pages/settings.ts';
import { speechRates, textSizes, themes } from '#contract/pages/settings.ts';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { Radio, RadioGroup } from '#web/ui/fields/RadioGroup.tsx';
import styles from './DisplayChoices.module.css';
import { changeSettings, useSettings } from './settings.ts';

const textSizeNames = { 20: <Trans>Normal</Trans>, 24: <Trans>Large</Trans>, 28: <Trans>Very large</Trans> };
const themeNames = {
  system: <Trans>Same as my device</Trans>,
  light: <Trans>Light</Trans>,
  dark: <Trans>Dark</Trans>,
  contrast: <Trans>High contrast</Trans>,
};
const speechNames = {
  0.75: <Trans>Slowest</Trans>,
  0.9: <Trans>Slower</Trans>,
  1: <Trans>Normal</Trans>,
};

/** Every choice takes effect at once. It is stored on this device, and with the account of a signed-in person. */
export function DisplayChoices() {
  const settings = useSettings();
  return (
    <div className={styles.settings}>
      <Choice setting="textSize" values={textSizes} names={textSizeNames} label={<Trans>Text size</Trans>} />
      <Choice setting="theme" values={themes} names={themeNames} label={<Trans>Colors</Trans>} />
      <Choice
        setting="speechRate"
        values={speechRates}
        names={speechNames}
        label={<Trans>Speed of speech in the films</Trans>}
      />
      <Checkbox
        label={<Trans>Show captions under the films</Trans>}
        checked={settings.captions}
        onChange={(event) => changeSettings({ captions: event.target.checked })}
      />
      <Checkbox
        label={<Trans>Describe the picture before each exercise</Trans>}
        checked={settings.describePicture}
        onChange={(event) => changeSettings({ describePicture: event.target.checked })}
      />
      <Checkbox
        label={<Trans>Do not change page automatically</Trans>}
        checked={settings.stayOnPage}
        onChange={(event) => changeSettings({ stayOnPage: event.target.checked })}
      />
    </div>
  );
}

type ChoiceName = 'textSize' | 'theme' | 'speechRate';

type ChoiceProps<Name extends ChoiceName> = {
  setting: Name;
  values: readonly Settings[Name][];
  names: Record<Settings[Name], ReactNode>;
  label: ReactNode;
};

function Choice<Name extends ChoiceName>({ setting, values, names, label }: ChoiceProps<Name>) {
  const settings = useSettings();
  return (
    <RadioGroup label={label} layout="row">
      {values.map((value) => (
        <Radio
          key={value}
          value={value}
          checked={settings[setting] === value}
          onChange={() => changeSettings({ [setting]: value })}
        >
          {names[value]}
        </Radio>
      ))}
    </RadioGroup>
  );
}
