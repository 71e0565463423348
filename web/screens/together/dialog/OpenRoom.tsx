import { Plural, Trans } from '@lingui/react/macro';
import { mostGuests, type RoomGuest } from '#contract/together-room.ts';
import { useStore } from '#web/lib/store.ts';
import { formatDate } from '#web/shell/dates.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { endOwnRoom, type OwnRoom } from '../own-room.ts';
import { beginning } from '../room-connection.ts';
import { RoomNotices } from '../stage/RoomNotices.tsx';
import { Invitation } from './Invitation.tsx';
import styles from './OpenRoom.module.css';

/** The invitation, who is there, and the door. */
export function OpenRoom({ own }: { own: OwnRoom }) {
  const { connection, invitation } = own;
  const state = useStore(connection.state, beginning);
  const { room } = state;
  if (state.ended) return <RoomNotices state={state} />;
  const until = room && formatDate(room.endsAt, 'h:mm a');
  const isDoorOpen = room?.isDoorOpen ?? true;
  return (
    <>
      {isDoorOpen && invitation && <Invitation invitation={invitation} />}
      {isDoorOpen && !invitation && (
        <p>
          <Trans>
            The link was shown in the window in which you made it. For a new link, end this one first.
          </Trans>
        </p>
      )}
      {!isDoorOpen && (
        <Notice kind="info">
          <Trans>The door is closed: nobody else comes in.</Trans>
        </Notice>
      )}
      <section aria-labelledby="guests">
        <h3 id="guests">
          <Trans>Who is here</Trans>
        </h3>
        <p role="status">
          <Plural
            value={room?.guests.length ?? 0}
            _0="Nobody yet. Your game waits for nobody: continue when you like."
            one={`# guest of ${mostGuests}`}
            other={`# guests of ${mostGuests}`}
          />
        </p>
        <ul className={styles.guests}>
          {room?.guests.map((guest) => (
            <Guest
              key={guest.guestId}
              guest={guest}
              onRemove={() => connection.send({ type: 'remove', guestId: guest.guestId })}
            />
          ))}
        </ul>
      </section>
      <RoomNotices state={state} />
      <Row>
        <Button onClick={() => connection.send({ type: 'door', isOpen: !isDoorOpen })}>
          {isDoorOpen ? <Trans>Close the door</Trans> : <Trans>Open the door</Trans>}
        </Button>
        <Button onClick={endOwnRoom}>
          <Trans>End playing together</Trans>
        </Button>
      </Row>
      {until && (
        <p>
          <Trans>The link works until {until}. Then it ends by itself, and the names are deleted.</Trans>
        </p>
      )}
    </>
  );
}

function Guest({ guest, onRemove }: { guest: RoomGuest; onRemove: () => void }) {
  const { name, isHere } = guest;
  return (
    <li>
      <span>
        {isHere ? (
          <Trans>
            <span translate="no">{name}</span> is here
          </Trans>
        ) : (
          <Trans>
            <span translate="no">{name}</span> is away
          </Trans>
        )}
      </span>
      <Button onClick={onRemove}>
        <Trans>
          Remove <span translate="no">{name}</span>
        </Trans>
      </Button>
    </li>
  );
}
