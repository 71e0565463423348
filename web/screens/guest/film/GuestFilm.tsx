import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { RoomExercise } from '#contract/together.ts';
import type { ShownClip, TogetherRoom } from '#contract/together-room.ts';
import { useSettings } from '#web/data/settings.ts';
import { Rings } from '#web/screens/together/Rings.tsx';
import type { RoomConnection } from '#web/screens/together/room-connection.ts';
import { clipOfShown } from '#web/screens/together/shown-clip.ts';
import type { Caption } from '#web/shell/clips/caption.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { createFilmFollower } from './film-follower.ts';
import type { FollowedFilm } from './film-pair.ts';
import styles from './GuestFilm.module.css';
import { PointLayer } from './PointLayer.tsx';

type GuestFilmProps = { connection: RoomConnection; room: TogetherRoom; opened: RoomExercise };

/** The leader's film, at the same moment, with its captions; rings show where somebody points. */
export function GuestFilm({ connection, room, opened }: GuestFilmProps) {
  const { t } = useLingui();
  const { captions } = useSettings();
  const [caption, setCaption] = useState<Caption | null>(null);
  const [isSilent, setSilent] = useState(true);
  const [isBlocked, setBlocked] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const follower = useRef<ReturnType<typeof createFilmFollower>>(null);
  const { scene } = room;

  useEffect(() => {
    const videos = frame.current?.querySelectorAll('video');
    if (!videos) return;
    follower.current = createFilmFollower(
      [videos[0], videos[1]] as [HTMLVideoElement, HTMLVideoElement],
      connection.now,
      { onCaption: setCaption, onBlocked: () => setBlocked(true) },
    );
    return () => follower.current?.dispose();
  }, [connection]);

  useEffect(() => {
    const film = scene?.film ?? null;
    const files = film && filesOf(opened, film.clip);
    follower.current?.show(film && files && { ...film, files });
    const next = film && nextFiles(opened, film.clip);
    if (next) follower.current?.prepare(next);
  }, [scene, opened]);

  const start = () => {
    setSilent(false);
    setBlocked(false);
    follower.current?.switchSoundOn();
  };
  return (
    <div className={styles.scene}>
      <div ref={frame} className={styles.frame} style={{ backgroundImage: `url("${posterOf(opened)}")` }}>
        <video crossOrigin="anonymous" playsInline preload="auto" muted aria-label={t`The film`} />
        <video crossOrigin="anonymous" playsInline preload="auto" muted />
        <Rings guests={room.guests} now={connection.now} />
        {scene?.hasLooked && (
          <PointLayer onPoint={(place) => connection.send({ type: 'point', round: scene.round, ...place })} />
        )}
        {isSilent && (
          <Button variant="primary" icon="sound" className={styles.sound} onClick={start}>
            {isBlocked ? <Trans>Show the film</Trans> : <Trans>Turn on the sound</Trans>}
          </Button>
        )}
      </div>
      {captions && (
        <p className={styles.caption} lang={caption?.language} aria-hidden="true">
          {caption && (
            <>
              {caption.speaker && <strong translate="no">{caption.speaker}: </strong>}
              {caption.text}
            </>
          )}
        </p>
      )}
    </div>
  );
}

function filesOf(opened: RoomExercise, clip: ShownClip): FollowedFilm | null {
  const found = clipOfShown(opened, clip);
  return found ? { video: found.video_url, captions: found.captions_url } : null;
}

/** The film that most likely follows. */
function nextFiles({ exercise, coaching }: RoomExercise, clip: ShownClip): FollowedFilm | null {
  const { options } = exercise.main;
  const after = clip.of === 'option' ? options.findIndex(({ id }) => id === clip.optionId) + 1 : 0;
  const next = options[after];
  return next && next.video_url !== ''
    ? filesOf({ exercise, coaching } as RoomExercise, { of: 'option', optionId: next.id })
    : null;
}

function posterOf({ exercise }: RoomExercise): string {
  return exercise.main.options[0]?.poster_url ?? '';
}
