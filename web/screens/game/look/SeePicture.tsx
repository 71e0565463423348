import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import type { PlayDialogsProps } from '../player/dialog-props.ts';
import styles from './Look.module.css';

/** In a test: the picture before the film, at which nobody is told where to look. */
export function SeePicture({ exercise, controller }: Pick<PlayDialogsProps, 'exercise' | 'controller'>) {
  const titleId = useId();
  const end = () => controller.dispatch({ type: 'lookFirstEnded', result: 'notAsked', wasShown: false });
  return (
    <section className={styles.look} aria-labelledby={titleId}>
      <div className={`${styles.scene} ${styles.still}`}>
        <img src={exercise.main.options[0]?.poster_url} alt={exercise.description.words} />
      </div>
      <div className={styles.ask}>
        <div className={`${styles.words} ${styles.alone}`}>
          <h2 id={titleId}>
            <Trans>Look at the picture.</Trans>
          </h2>
          <p>
            <Trans>Then two people say what they see.</Trans>
          </p>
        </div>
        <Button variant="primary" className={styles.main} onClick={end}>
          <Trans>Continue</Trans>
        </Button>
      </div>
    </section>
  );
}
