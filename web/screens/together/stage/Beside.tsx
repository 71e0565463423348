import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '#web/ui/controls/Icon.tsx';
import type { TogetherProps } from '../in-play.tsx';
import { useLead } from '../lead/use-lead.ts';
import type { OwnRoom } from '../own-room.ts';
import { Rings } from '../Rings.tsx';
import type { RoomState } from '../room-connection.ts';
import styles from './Beside.module.css';
import { RoomNotices } from './RoomNotices.tsx';

/** Beside the film: who is there, who has chosen, and on the film where they point. */
export function Beside({ own, room: state, ...props }: TogetherProps & { own: OwnRoom; room: RoomState }) {
  const { connection } = own;
  useLead(connection, props);
  const frame = useFrame(props.film);
  const guests = state.room?.guests ?? [];
  return (
    <>
      {frame &&
        createPortal(
          <>
            <ul className={styles.guests}>
              {guests.map(({ guestId, name, isHere, hasChosen }) => (
                <li key={guestId} data-away={!isHere || undefined}>
                  <Icon name={hasChosen ? 'check' : 'eye'} size="1em" />
                  <span>
                    {!isHere ? (
                      <Trans>
                        <span translate="no">{name}</span> is away
                      </Trans>
                    ) : hasChosen ? (
                      <Trans>
                        <span translate="no">{name}</span> has chosen
                      </Trans>
                    ) : (
                      <Trans>
                        <span translate="no">{name}</span> is here
                      </Trans>
                    )}
                  </span>
                </li>
              ))}
            </ul>
            <Rings guests={guests} now={connection.now} />
          </>,
          frame,
        )}
      <RoomNotices state={state} />
    </>
  );
}

/** The frame of the film, once it is there. */
function useFrame(film: TogetherProps['film']): Element | null {
  const [frame, setFrame] = useState<Element | null>(null);
  useEffect(() => setFrame(film?.current?.firstElementChild ?? null), [film]);
  return frame;
}
