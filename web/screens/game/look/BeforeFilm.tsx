import { useEffect } from 'react';
import { lazyPart } from '#web/shell/loading/lazy-part.tsx';
import { BothPeople } from '../exercise/BothPeople.tsx';
import type { PlayDialogsProps } from '../player/dialog-props.ts';
import styles from './BeforeFilm.module.css';
import { Look } from './Look.tsx';
import { LookOffer } from './LookOffer.tsx';
import { SeePicture } from './SeePicture.tsx';

const HowToHear = lazyPart(async () => (await import('#web/shell/listening/HowToHear.tsx')).HowToHear, {
  inPlace: true,
});

/** Says nothing about an exercise, and is heard by everybody who takes their time. */
const sampleName = 'please-choose-the-best-answer-below';

/** What takes the place of the film on the stage before it starts; nothing once it has. */
export function BeforeFilm(props: Pick<PlayDialogsProps, 'game' | 'exercise' | 'state' | 'controller'>) {
  const { game, state, controller } = props;
  const isSoundUnasked = state.unasked.sound;
  useEffect(() => {
    if (isSoundUnasked) HowToHear.loadAhead();
  }, [isSoundUnasked]);
  switch (state.dialog?.kind) {
    case 'lookFirst':
      if (state.kind === 'test') return <SeePicture {...props} />;
      return <Look key={state.current} {...props} />;
    case 'lookOffer':
      return <LookOffer exercise={props.exercise} controller={controller} />;
    case 'soundChoice':
      return (
        <div className={styles.alone}>
          <div className={styles.people} inert>
            <BothPeople exercise={props.exercise} isBefore />
          </div>
          <HowToHear
            sample={game.coaching[sampleName]}
            onChosen={() => controller.dispatch({ type: 'soundChosen' })}
          />
        </div>
      );
    default:
      return null;
  }
}
