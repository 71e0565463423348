import { useEffect, useRef, useState } from 'react';
import { useSettings } from '#web/data/settings.ts';
import { useIsObscured } from '../overlays.ts';
import { afterSound } from '../sounds/play-sound.ts';
import { type Caption, captionOf } from './caption.ts';
import { unlock } from './unlock.ts';

export type SpokenClipFiles = {
  video_url: string;
  captions_url: string;
  /** Its words stand on the screen, so captions would say them twice. */
  isOnScreen?: boolean;
};

/**
 * Plays clips one after the other in one video element: a browser that requires a tap before it plays allows the later
 * ones too. They play when the element appears and no sound plays, and pause while an overlay is open over it.
 * @param onEnded also called when the last clip cannot be loaded, so that nobody waits for it
 */
export function useClips(clips: readonly SpokenClipFiles[], onEnded: () => void = () => {}) {
  const { speechRate } = useSettings();
  const [turn, setTurn] = useState({ index: 0, count: 0 });
  const [caption, setCaption] = useState<Caption | null>(null);
  const [speaker, setSpeaker] = useState<string | null>(null);
  const [state, setState] = useState<'playing' | 'stopped' | 'ended'>('playing');
  const video = useRef<HTMLVideoElement>(null);
  const isObscured = useIsObscured();
  /** Whether it plays when no overlay is open: true at the start, or if it was playing when the overlay opened. */
  const shouldPlay = useRef(true);
  const waitsForSound = useRef(false);
  const clip = clips[turn.index];
  const isLast = turn.index >= clips.length - 1;

  useEffect(() => {
    const element = video.current;
    if (!element || isObscured) return;
    waitsForSound.current = shouldPlay.current;
    const play = () => {
      waitsForSound.current = false;
      element.play().catch(() => setState('stopped'));
    };
    const stopWaiting = shouldPlay.current ? afterSound(play) : () => {};
    if (waitsForSound.current) unlock(element);
    return () => {
      stopWaiting();
      shouldPlay.current = waitsForSound.current || !element.paused;
      waitsForSound.current = false;
      element.pause();
    };
  }, [isObscured]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new source resets the speed
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.preservesPitch = true;
    element.playbackRate = speechRate;
  }, [speechRate, clip?.video_url]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each clip has its own captions
  useEffect(() => {
    const track = video.current?.querySelector('track')?.track;
    if (!track) return;
    track.mode = 'hidden';
    const show = () => {
      const spoken = captionOf(track.activeCues);
      setCaption(spoken);
      // The name stays visible between two sentences.
      if (spoken) setSpeaker(spoken.speaker);
    };
    track.addEventListener('cuechange', show);
    return () => track.removeEventListener('cuechange', show);
  }, [clip?.captions_url]);

  const play = () => video.current?.play().catch(() => setState('stopped'));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first clip starts with the element, see above
  useEffect(() => {
    if (turn.count > 0) void play();
  }, [turn.count]);

  const start = (index: number) => {
    setCaption(null);
    setTurn(({ count }) => ({ index, count: count + 1 }));
  };

  const finish = () => {
    if (!isLast) return start(turn.index + 1);
    setState('ended');
    onEnded();
  };

  const toggle = () => {
    if (state === 'playing') video.current?.pause();
    else if (state === 'ended') start(0);
    else void play();
  };

  const media = {
    ref: video,
    crossOrigin: 'anonymous',
    src: clip?.video_url,
    playsInline: true,
    preload: 'auto',
    onPlay: () => setState('playing'),
    // Not one that the person hears: at the end of a clip the next one follows, or it is the end.
    onPause: ({ currentTarget }: { currentTarget: HTMLVideoElement }) => {
      if (!currentTarget.ended && !waitsForSound.current) setState('stopped');
    },
    onEnded: finish,
    onError: finish,
  } as const;

  return { clip, media, caption, speaker, state, toggle };
}
