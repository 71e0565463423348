import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Settings } from '#contract/pages/settings.ts';
import { speechRates, textSizes, themes } from '#contract/pages/settings.ts';
import { changeSettings, useSettings } from '#web/data/settings.ts';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { Radio, RadioGroup } from '#web/ui/fields/RadioGroup.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import styles from './DisplayChoices.module.css';
import { speechNames, textSizeNames, themeNames } from './display-names.tsx';
import { LettersSpecimen, PageSpecimen, SpeechSpecimen } from './Specimens.tsx';

/** Every choice takes effect at once. It is stored on this device, and with the account of a signed-in person. */
export function DisplayChoices() {
  const settings = useSettings();
  return (
    <Stack gap={4}>
      <Choice
        setting="textSize"
        values={textSizes}
        names={textSizeNames}
        label={<Trans>Text size</Trans>}
        specimen={(size) => <LettersSpecimen size={size} current={settings.textSize} />}
      />
      <Choice
        setting="theme"
        values={themes}
        names={themeNames}
        label={<Trans>Colors</Trans>}
        specimen={(theme) => <PageSpecimen theme={theme} />}
      />
      <Choice
        setting="speechRate"
        values={speechRates}
        names={speechNames}
        label={<Trans>Speed of speech in the films</Trans>}
        specimen={(rate) => <SpeechSpecimen rate={rate} />}
      />
      <fieldset>
        <legend className={styles.legend}>
          <Trans>Films, sounds and pages</Trans>
        </legend>
        <div className={styles.switches}>
          <Switch setting="captions" label={<Trans>Show captions under the films</Trans>} />
          <Switch
            setting="describePicture"
            label={<Trans>Describe the picture before each exercise</Trans>}
          />
          <Switch
            setting="lookFirst"
            label={<Trans>Look first: find the place yourself before the film</Trans>}
          />
          <Switch setting="sounds" label={<Trans>Play short sounds when I choose and answer</Trans>} />
          <Switch setting="stayOnPage" label={<Trans>Do not change page automatically</Trans>} />
          <Switch setting="askSurveys" label={<Trans>Ask me short questions between exercises</Trans>} />
        </div>
      </fieldset>
    </Stack>
  );
}

type ChoiceName = 'textSize' | 'theme' | 'speechRate';

type ChoiceProps<Name extends ChoiceName> = {
  setting: Name;
  values: readonly Settings[Name][];
  names: Record<Settings[Name], ReactNode>;
  label: ReactNode;
  /** Shows what a value does, over its name. */
  specimen: (value: Settings[Name]) => ReactNode;
  /** Called at every press, also on what is chosen already. */
  onPress?: (value: Settings[Name]) => void;
};

/** Tiles of equal width, each with a picture of what it does. */
export function Choice<Name extends ChoiceName>({
  setting,
  values,
  names,
  label,
  specimen,
  onPress,
}: ChoiceProps<Name>) {
  const settings = useSettings();
  return (
    <div className={styles.tiles} data-count={values.length}>
      <RadioGroup label={label} layout="row">
        {values.map((value) => (
          <Radio
            key={value}
            value={value}
            checked={settings[setting] === value}
            onChange={() => changeSettings({ [setting]: value })}
            onClick={onPress && (() => onPress(value))}
          >
            <span className={styles.specimen} aria-hidden="true">
              {specimen(value)}
            </span>
            <span>{names[value]}</span>
          </Radio>
        ))}
      </RadioGroup>
    </div>
  );
}

type SwitchName = 'captions' | 'describePicture' | 'lookFirst' | 'sounds' | 'stayOnPage' | 'askSurveys';

export function Switch({ setting, label }: { setting: SwitchName; label: ReactNode }) {
  const settings = useSettings();
  return (
    <Checkbox
      label={label}
      checked={settings[setting]}
      onChange={({ target: { checked } }) =>
        // Whoever turns it off by hand is not asked about it.
        changeSettings({ [setting]: checked, ...(setting === 'lookFirst' && { lookAsked: true }) })
      }
    />
  );
}
