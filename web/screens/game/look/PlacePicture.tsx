import { Trans } from '@lingui/react/macro';
import { type MouseEvent, useState } from 'react';
import type { GameExercise } from '#contract/game.ts';
import { Hidden } from '#web/ui/text/Hidden.tsx';
import { position, Ring } from '../reveal/Ring.tsx';
import styles from './PlacePicture.module.css';

type PlacePictureProps = {
  exercise: GameExercise;
  /** Rings the place; then nothing can be tapped. */
  isMarked: boolean;
  onTap: (isPlace: boolean) => void;
};

/**
 * The whole scene. Its places are invisible buttons, each as large as a finger at least: a tap is true to the eye, and
 * the keyboard and screen readers get the same places by name. A tap on anything else is a miss.
 */
export function PlacePicture({ exercise, isMarked, onTap }: PlacePictureProps) {
  const { places, description, main } = exercise;
  const look = places?.find(({ is_look }) => is_look);
  const [miss, setMiss] = useState<{ x: number; y: number; count: number } | null>(null);
  const onMiss = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const picture = event.currentTarget.parentElement?.getBoundingClientRect() ?? new DOMRect();
    // A key has no point: the middle of the place then.
    const [x, y] = event.detail === 0 ? [left + width / 2, top + height / 2] : [event.clientX, event.clientY];
    setMiss({ x: x - picture.left, y: y - picture.top, count: (miss?.count ?? 0) + 1 });
    onTap(false);
  };
  return (
    <div className={styles.picture}>
      <img src={main.options[0]?.poster_url} alt={description.words} />
      {isMarked ? (
        look && <Ring style={position(look.box)} />
      ) : (
        <fieldset className={styles.places}>
          <legend>
            <Hidden>
              <Trans>Three places in the picture</Trans>
            </Hidden>
          </legend>
          <button
            type="button"
            className={styles.elsewhere}
            tabIndex={-1}
            aria-hidden="true"
            onClick={onMiss}
          />
          {places?.map(({ name, box, is_look }) => (
            <button
              key={name}
              type="button"
              className={styles.place}
              style={position(box)}
              data-look={is_look || undefined}
              aria-label={name}
              onClick={is_look ? () => onTap(true) : onMiss}
            />
          ))}
          {miss && <span key={miss.count} className={styles.miss} style={{ left: miss.x, top: miss.y }} />}
        </fieldset>
      )}
    </div>
  );
}
