import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endFacilityRoom, getFacilityRoom, openFacilityRoom } from '#contract/together.ts';
import { send } from '#web/data/api/client.ts';
import { useSending } from '#web/forms/use-sending.ts';
import { formatDate } from '#web/shell/dates.ts';
import { Button } from '#web/ui/controls/Button.tsx';
import { CopyButton } from '#web/ui/controls/HandOut.tsx';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { QrCode } from '#web/ui/controls/QrCode.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Fold } from '#web/ui/section/Fold.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import styles from './Week.module.css';

const roomQuery = {
  queryKey: ['facility room'],
  queryFn: ({ signal }: { signal: AbortSignal }) => send(getFacilityRoom, { signal }),
};

/** Opens a room for residents before one screen: its address leads that room and nothing else. */
export function GroupRoom() {
  const { data, refetch } = useQuery(roomQuery);
  const [address, setAddress] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const fail = (failure: unknown) => setProblem((failure as Error).message);
  const opening = useSending(
    () => send(openFacilityRoom, {}),
    (opened) => {
      setProblem(null);
      setAddress(opened.address);
      void refetch();
    },
    fail,
  );
  const ending = useSending(
    () => send(endFacilityRoom, {}),
    () => {
      setAddress(null);
      void refetch();
    },
    fail,
  );
  const room = data?.room ?? null;
  return (
    <Fold title={<Trans>Play with a group</Trans>}>
      <p>
        <Trans>
          Residents watch a film on one screen and choose by show of hands. Only the count is kept, for the
          five-minute huddle. No name is stored.
        </Trans>
      </p>
      {problem !== null && (
        <Notice kind="bad" announce>
          {problem}
        </Notice>
      )}
      {room && address !== null && <RoomAddress address={address} endsAt={room.endsAt} />}
      {room && address === null && (
        <p>
          <Trans>
            A room is open until {formatDate(room.endsAt, 'h:mm a')}. Its link was shown when it was opened.
            For a new link, open a new room. This one ends then.
          </Trans>
        </p>
      )}
      <Row>
        <Button busy={opening.isSending} onClick={() => void opening.start(undefined)}>
          {room ? <Trans>Open a new room</Trans> : <Trans>Open a room</Trans>}
        </Button>
        {room && (
          <Button busy={ending.isSending} onClick={() => void ending.start(undefined)}>
            <Trans>End the room</Trans>
          </Button>
        )}
      </Row>
    </Fold>
  );
}

function RoomAddress({ address, endsAt }: { address: string; endsAt: string }) {
  return (
    <>
      <p role="status">
        <Trans>
          Open this link on the screen for the group. Whoever has it can lead this room, and nothing else. It
          works until {formatDate(endsAt, 'h:mm a')}.
        </Trans>
      </p>
      <p className={styles.address} translate="no">
        {address}
      </p>
      <QrCode text={address} />
      <Row>
        <LinkButton variant="primary" href={address}>
          <Trans>Open it here</Trans>
        </LinkButton>
        <CopyButton text={address}>
          <Trans>Copy the link</Trans>
        </CopyButton>
      </Row>
    </>
  );
}
