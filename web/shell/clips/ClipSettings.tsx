import { useLingui } from '@lingui/react/macro';
import { changeSettings, useSettings } from '#web/data/settings.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import styles from './ClipSettings.module.css';

const slowerThan = { 1: 0.9, 0.9: 0.75, 0.75: 1 } as const;

/** Slower speech and captions: they apply to every clip. Each button says what it does, and below it what is set. */
export function ClipSettings() {
  const { t } = useLingui();
  const { captions, speechRate } = useSettings();
  const speech = { 1: t`Speech: normal`, 0.9: t`Speech: slower`, 0.75: t`Speech: slowest` };
  return (
    <>
      <Button onClick={() => changeSettings({ speechRate: slowerThan[speechRate] })}>
        <span>{speechRate === 0.75 ? t`Normal speed` : t`Slower`}</span>{' '}
        <span className={styles.set}>{speech[speechRate]}</span>
      </Button>
      <Button onClick={() => changeSettings({ captions: !captions })}>
        {t`Captions`} <span className={styles.set}>{captions ? t`on` : t`off`}</span>
      </Button>
    </>
  );
}
