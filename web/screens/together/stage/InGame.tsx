import { useStore } from '#web/lib/store.ts';
import { Choices } from '../Choices.tsx';
import type { TogetherProps } from '../in-play.tsx';
import { type OwnRoom, useOwnRoom } from '../own-room.ts';
import { beginning } from '../room-connection.ts';
import { TalkItOver } from '../talk/TalkItOver.tsx';
import { Beside } from './Beside.tsx';

/** What a room adds to the player's game. */
export function InGame(props: TogetherProps) {
  const own = useOwnRoom();
  return own && <InRoom {...props} own={own} />;
}

function InRoom({ own, ...props }: TogetherProps & { own: OwnRoom }) {
  const state = useStore(own.connection.state, beginning);
  switch (props.at) {
    case 'stage':
      return <Beside {...props} own={own} room={state} />;
    case 'choices':
      return (
        state.room && state.room.guests.length > 0 && <Choices exercise={props.exercise} room={state.room} />
      );
    case 'talk':
      return <TalkItOver {...props} />;
  }
}
