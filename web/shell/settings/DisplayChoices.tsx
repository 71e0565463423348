import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Settings } from '#contract/pages/settings.ts';
import { speechRates, textSizes, themes } from '#contract/pages/settings.ts';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { Radio, RadioGroup } from '#web/ui/fields/RadioGroup.tsx';
import styles from './DisplayChoices.module.css';
import { speechNames, textSizeNames, themeNames } from './display-names.tsx';
import { changeSettings, useSettings } from './settings.ts';

/** Every choice takes effect at once. It is stored on this device, and with the account of a signed-in person. */
export function DisplayChoices() {
  const settings = useSettings();
  return (
    <div className={styles.settings}>
      <Choice
        setting="textSize"
        values={textSizes}
        names={textSizeNames}
        label={<Trans>Text size</Trans>}
        specimen={(size) => <Specimen size={size} current={settings.textSize} />}
      />
      <Choice setting="theme" values={themes} names={themeNames} label={<Trans>Colors</Trans>} />
      <Choice
        setting="speechRate"
        values={speechRates}
        names={speechNames}
        label={<Trans>Speed of speech in the films</Trans>}
      />
      <div className={styles.switches}>
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
          label={<Trans>Look first: find the place yourself before the film</Trans>}
          checked={settings.lookFirst}
          onChange={(event) => changeSettings({ lookFirst: event.target.checked })}
        />
        <Checkbox
          label={<Trans>Play short sounds when I choose and answer</Trans>}
          checked={settings.sounds}
          onChange={(event) => changeSettings({ sounds: event.target.checked })}
        />
        <Checkbox
          label={<Trans>Do not change page automatically</Trans>}
          checked={settings.stayOnPage}
          onChange={(event) => changeSettings({ stayOnPage: event.target.checked })}
        />
      </div>
    </div>
  );
}

type ChoiceName = 'textSize' | 'theme' | 'speechRate';

type ChoiceProps<Name extends ChoiceName> = {
  setting: Name;
  values: readonly Settings[Name][];
  names: Record<Settings[Name], ReactNode>;
  label: ReactNode;
  /** Shows what a value looks like, before its name. */
  specimen?: (value: Settings[Name]) => ReactNode;
};

function Choice<Name extends ChoiceName>({ setting, values, names, label, specimen }: ChoiceProps<Name>) {
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
          {specimen?.(value)}
          {names[value]}
        </Radio>
      ))}
    </RadioGroup>
  );
}

type TextSize = Settings['textSize'];

/** Letters in the size that they would have, whatever size is chosen now. */
function Specimen({ size, current }: { size: TextSize; current: TextSize }) {
  return (
    <span className={styles.specimen} style={{ fontSize: `${size / current}rem` }} aria-hidden="true">
      Aa
    </span>
  );
}
