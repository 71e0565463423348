import { useEffect, useRef, useState } from 'react';
import { useSettings } from '#web/data/settings.ts';
import { useIsObscured } from '../overlays.ts';
import { afterSound } from '../sounds/play-sound.ts';
import type { Caption } from './caption.ts';
import { type ClipPlayer, createClipPlayer } from './clip-player.ts';
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
 * @param waits whether nothing plays until `again` is called
 */
export function useClips(clips: readonly SpokenClipFiles[], onEnded: () => void = () => {}, waits = false) {
  const { speechRate } = useSettings();
  const [index, setIndex] = useState(0);
  const [caption, setCaption] = useState<Caption | null>(null);
  const [speaker, setSpeaker] = useState<string | null>(null);
  const [state, setState] = useState<'playing' | 'stopped' | 'ended'>(waits ? 'stopped' : 'playing');
  const video = useRef<HTMLVideoElement>(null);
  const player = useRef<ClipPlayer>(null);
  /** Whether a clip has begun, so that it can continue. */
  const hasBegun = useRef(false);
  const isObscured = useIsObscured();

  const begin = (at: number) => {
    const clip = clips[at];
    if (!clip) return;
    hasBegun.current = true;
    setCaption(null);
    setIndex(at);
    setState('playing');
    player.current?.play(filesOf(clip));
  };
  const finish = () => {
    if (index < clips.length - 1) return begin(index + 1);
    setState('ended');
    onEnded();
  };
  const goOn = () => {
    if (hasBegun.current) player.current?.resume();
    else begin(index);
  };
  const latest = useRef({ finish, goOn, state });
  latest.current = { finish, goOn, state };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the element stays, whatever it plays
  useEffect(() => {
    const element = video.current;
    if (!element || !clips[0]) return;
    const follow = () => setState(element.paused ? 'stopped' : 'playing');
    const end = () => latest.current.finish();
    player.current = createClipPlayer([element], {
      ...{ onStarted: follow, onContinued: follow, onPaused: follow, onBlocked: follow, onStalled() {} },
      ...{ onLate: () => setState('stopped'), onEnded: end, onFailed: end },
      onCaption(spoken) {
        setCaption(spoken);
        // The name stays visible between two sentences.
        if (spoken) setSpeaker(spoken.speaker);
      },
    });
    player.current.prepare(filesOf(clips[0]));
    return () => {
      player.current?.dispose();
      player.current = null;
      hasBegun.current = false;
    };
  }, []);

  useEffect(() => player.current?.setRate(speechRate), [speechRate]);

  useEffect(() => {
    if (isObscured || !player.current || !video.current) return;
    let isWaiting = latest.current.state === 'playing';
    const stopWaiting = afterSound(() => {
      isWaiting = false;
      if (latest.current.state === 'playing') latest.current.goOn();
    });
    if (isWaiting) unlock(video.current);
    return () => {
      stopWaiting();
      player.current?.pause();
    };
  }, [isObscured]);

  const toggle = () => {
    if (state === 'ended') return begin(0);
    setState(state === 'playing' ? 'stopped' : 'playing');
    if (state === 'playing') player.current?.pause();
    else goOn();
  };

  const media = { ref: video, crossOrigin: 'anonymous', playsInline: true, preload: 'auto' } as const;
  const again = () => begin(0);
  return { clip: clips[index], media, caption, speaker, state, toggle, again };
}

function filesOf({ video_url, captions_url }: SpokenClipFiles) {
  return { video: video_url, captions: captions_url };
}
