import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { speechRates } from '#contract/pages/settings.ts';
import { changeSettings } from '#web/data/settings.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Icon } from '#web/ui/controls/Icon.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { type SpokenClipFiles, useClips } from '../clips/use-clips.ts';
import { Choice, Switch } from '../settings/DisplayChoices.tsx';
import { speechNames } from '../settings/display-names.tsx';
import styles from './HowToHear.module.css';

type HowToHearProps = {
  /** A short clip that says nothing about the exercise; without it nothing can be heard ahead. */
  sample: SpokenClipFiles | undefined;
  onChosen: () => void;
};

/** Before the first voice of all, once: how fast people speak, each to be heard, and whether their words are written. */
export function HowToHear({ sample, onChosen }: HowToHearProps) {
  const { t } = useLingui();
  const titleId = useId();
  const { media, again } = useClips(sample ? [sample] : [], undefined, true);
  const goOn = () => {
    changeSettings({ soundAsked: true });
    onChosen();
  };
  return (
    <Stack as="section" gap={4} className={styles.question} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans>Two people will speak. How do you like it?</Trans>
      </h2>
      <Choice
        setting="speechRate"
        values={speechRates}
        names={speechNames}
        label={<Trans>Choose one to hear it</Trans>}
        specimen={() => <Icon name="play" size="1.6em" />}
        onPress={again}
      />
      <Switch setting="captions" label={<Trans>Show captions under the films</Trans>} />
      <Button variant="primary" onClick={goOn}>
        <Trans>Start the film</Trans>
      </Button>
      <video {...media} className={styles.voice} aria-label={t`How it sounds`}>
        <track kind="captions" />
      </video>
    </Stack>
  );
}
