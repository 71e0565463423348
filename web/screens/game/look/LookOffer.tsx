import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { changeSettings } from '#web/data/settings.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import type { PlayDialogsProps } from '../player/dialog-props.ts';
import styles from './Look.module.css';

/** Once, for whoever has looking first turned off from before: the picture, and what is new. */
export function LookOffer({ exercise, controller }: Pick<PlayDialogsProps, 'exercise' | 'controller'>) {
  const titleId = useId();
  const answer = (isTried: boolean) => () => {
    changeSettings({ lookFirst: isTried, lookAsked: true });
    controller.dispatch({ type: 'lookOfferAnswered', isTried });
  };
  return (
    <section className={styles.look} aria-labelledby={titleId}>
      <div className={`${styles.scene} ${styles.still}`}>
        <img src={exercise.main.options[0]?.poster_url} alt={exercise.description.words} />
      </div>
      <div className={styles.ask}>
        <div className={`${styles.words} ${styles.alone}`}>
          <h2 id={titleId}>
            <Trans>New: look before you listen</Trans>
          </h2>
          <p>
            <Trans>Tap in the picture what you would check. The film comes after that.</Trans>
          </p>
        </div>
        <div className={styles.both}>
          <Button variant="primary" onClick={answer(true)}>
            <Trans>Try it</Trans>
          </Button>
          <Button onClick={answer(false)}>
            <Trans>Leave it off</Trans>
          </Button>
        </div>
      </div>
    </section>
  );
}
