import { Trans, useLingui } from '@lingui/react/macro';
import { Row } from '#web/ui/layout/Row.tsx';
import styles from './SafeSwitch.module.css';
import type { MadeSafe } from './use-made-safe.ts';

/** Chooses between the scene as it was and the scene made safe, once that picture has arrived. */
export function SafeSwitch({ isLoaded, isSafe, choose }: MadeSafe) {
  const { t } = useLingui();
  if (!isLoaded) return null;
  return (
    <Row role="group" className={styles.switch} aria-label={t`Choose the picture`}>
      <button type="button" aria-pressed={!isSafe} onClick={() => choose(false)}>
        <Trans>Before</Trans>
      </button>
      <button type="button" aria-pressed={isSafe} onClick={() => choose(true)}>
        <Trans>Made safe</Trans>
      </button>
    </Row>
  );
}
