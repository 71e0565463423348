import { useEffect, useRef } from 'react';
import type { Scene } from '#contract/together-room.ts';
import type { TogetherProps } from '../in-play.tsx';
import type { RoomConnection } from '../room-connection.ts';
import { clipOfShown } from '../shown-clip.ts';
import { filmFact, isKnown } from './film-fact.ts';
import { sceneOf, shownClipOf, tryOf } from './scene-of.ts';

/** Whatever a film does is told at once. */
const filmEvents = ['playing', 'pause', 'seeked', 'ratechange', 'waiting', 'ended'] as const;

/** A film that has stopped without an event is noticed by then. */
const lookAgainMs = 1000;

/** Shows the player's screen to the room. The game knows nothing of it and never waits for it. */
export function useLead(connection: RoomConnection, { game, exercise, state }: TogetherProps): void {
  const latest = useRef({ game, exercise, state });
  latest.current = { game, exercise, state };
  const show = useRef(() => {});

  useEffect(() => {
    let round = 0;
    let shownTry = '';
    let told: Scene | null = null;
    let isOpen = false;
    show.current = () => {
      const { line, room } = connection.state.get();
      // What a new line has missed is told again.
      if (line !== 'open' || !isOpen) told = null;
      isOpen = line === 'open';
      if (!isOpen || room === null || !connection.isClockKnown()) return;
      const { game, exercise, state } = latest.current;
      if (shownTry !== tryOf(state)) {
        shownTry = tryOf(state);
        round = Math.max(round, room.scene?.round ?? 0) + 1;
      }
      const clip = shownClipOf(state);
      const address = clip && clipOfShown({ exercise, coaching: game.coaching }, clip)?.video_url;
      const film = clip && address ? filmFact(clip, address, connection.now()) : null;
      const scene: Scene = { ...sceneOf(state, exercise, { round, language: game.language }), film };
      if (isKnown(scene, told)) return;
      told = scene;
      connection.send({ type: 'show', scene });
    };
    const tell = () => show.current();
    const stop = connection.state.subscribe(tell);
    const timer = setInterval(tell, lookAgainMs);
    for (const name of filmEvents) document.addEventListener(name, tell, true);
    tell();
    return () => {
      stop();
      clearInterval(timer);
      for (const name of filmEvents) document.removeEventListener(name, tell, true);
    };
  }, [connection]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the game is told
  useEffect(() => show.current(), [state]);
}
