import { setInPlay } from '../in-play.tsx';
import { ownRoom, resumeOwnRoom } from '../own-room.ts';
import { InGame } from './InGame.tsx';

// The room of the player is part of the game for as long as there is one.
let isShown = false;
ownRoom.subscribe(() => {
  const isThere = ownRoom.get() !== null;
  if (isThere !== isShown) setInPlay(isThere ? InGame : null);
  isShown = isThere;
});

export { resumeOwnRoom };
