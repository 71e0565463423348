import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Icon } from '#web/ui/controls/Icon.tsx';
import { cutOutOf } from '../exercise/cut-out.ts';
import { Portrait } from '../exercise/Portrait.tsx';
import { isDone, type Looking, show, startLooking, tap } from '../play/looking.ts';
import type { PlayDialogsProps } from '../player/dialog-props.ts';
import { avatarOf, optionOf } from '../player/game-clips.ts';
import styles from './Look.module.css';
import { PlacePicture } from './PlacePicture.tsx';

type LookProps = Pick<PlayDialogsProps, 'game' | 'exercise' | 'controller'>;

/** "What would you check here?": the stage before anything is said about its scene; nothing need be wrong. */
export function Look({ game, exercise, controller }: LookProps) {
  const [looking, setLooking] = useState(startLooking);
  const goOn = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const hasPlace = isDone(looking);
  // The button that was pressed is gone.
  useEffect(() => {
    if (hasPlace) goOn.current?.focus();
  }, [hasPlace]);

  const { character, character_id } = optionOf(exercise, 1);
  const cutOut = cutOutOf(character_id, 'left');
  const place = exercise.places?.find(({ is_look }) => is_look);
  const end = () => {
    const { result, wasShown } = looking;
    controller.dispatch({ type: 'lookFirstEnded', result, wasShown });
  };
  return (
    <section className={styles.look} aria-labelledby={titleId}>
      <div className={styles.scene}>
        <PlacePicture
          exercise={exercise}
          isMarked={hasPlace}
          onTap={(isPlace) => setLooking((before) => tap(before, isPlace))}
        />
      </div>
      <div className={styles.ask}>
        {cutOut ? (
          <img className={styles.person} src={cutOut} alt="" />
        ) : (
          <Portrait name={character} picture={avatarOf(game, character_id)} />
        )}
        <div className={styles.words}>
          <h2 id={titleId}>
            <Trans>What would you check here? Tap it.</Trans>
          </h2>
          <p className={styles.outcome} role="status" data-found={hasPlace || undefined}>
            <Outcome looking={looking} name={place?.name ?? ''} />
          </p>
        </div>
        {hasPlace ? (
          <Button ref={goOn} variant="primary" className={styles.main} onClick={end}>
            <Trans>Continue</Trans>
          </Button>
        ) : (
          <Button
            icon="eye"
            variant={looking.misses >= 2 ? 'primary' : 'secondary'}
            className={styles.main}
            onClick={() => setLooking(show)}
          >
            <Trans>Show me</Trans>
          </Button>
        )}
      </div>
    </section>
  );
}

/** Every miss is a new element, so that the same words are announced again. */
function Outcome({ looking, name }: { looking: Looking; name: string }) {
  const { isFound, wasShown, misses } = looking;
  if (isFound) {
    return (
      <>
        <Icon name="good" />
        <span>
          <Trans>Yes, here: {name}.</Trans>
        </span>
      </>
    );
  }
  if (wasShown) {
    return (
      <>
        <Icon name="eye" />
        <span>
          <Trans>Here it is: {name}.</Trans>
        </span>
      </>
    );
  }
  return (
    <span key={misses}>
      {misses > 0 ? (
        <Trans>Not there. Try again, or use Show me.</Trans>
      ) : (
        <Trans>Take all the time you need.</Trans>
      )}
    </span>
  );
}
