import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { paths } from '#contract/pages/paths.ts';
import { leadFacilityRoom } from '#contract/together.ts';
import { send } from '#web/data/api/client.ts';
import { useStore } from '#web/lib/store.ts';
import { beginning, connectToRoom, type RoomConnection } from '#web/screens/together/room-connection.ts';
import { ScreenTitle } from '#web/shell/layout/ScreenTitle.tsx';
import { Button } from '#web/ui/controls/Button.tsx';
import { LinkButton } from '#web/ui/controls/Link.tsx';
import { Screen } from '#web/ui/layout/Screen.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { Waiting } from '#web/ui/status/Waiting.tsx';
import { GroupFilm } from './GroupFilm.tsx';

type Seated = { seat: string; connection: RoomConnection };

/** The screen of an aide, for as long as its room lasts. */
export function AideRoom({ link }: { link: string }) {
  const [seated, setSeated] = useState<Seated | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try takes the lead again
  useEffect(() => {
    const stop = new AbortController();
    let connection: RoomConnection | null = null;
    send(leadFacilityRoom, { body: { link }, signal: stop.signal }).then(
      ({ seat }) => {
        connection = connectToRoom(seat);
        setSeated({ seat, connection });
      },
      (failure: Error) => stop.signal.aborted || setProblem(failure.message),
    );
    return () => {
      stop.abort();
      connection?.close();
    };
  }, [link, tries]);
  const lead = () => {
    setProblem(null);
    setSeated(null);
    setTries(tries + 1);
  };
  if (seated) return <Seat {...seated} onLead={lead} />;
  if (problem === null) return <Waiting onRetry={lead} />;
  return <Over message={problem} onLead={lead} />;
}

function Seat({ seat, connection, onLead }: Seated & { onLead: () => void }) {
  const state = useStore(connection.state, beginning);
  if (state.ended) return <Over message={state.ended.message} onLead={onLead} />;
  if (!state.room) return <Waiting onRetry={onLead} />;
  return <GroupFilm seat={seat} connection={connection} state={state} />;
}

/** Why this screen leads no room, and the ways on. */
function Over({ message, onLead }: { message: string; onLead: () => void }) {
  return (
    <Screen width="narrow">
      <ScreenTitle />
      <Notice
        kind="info"
        announce
        actions={
          <>
            <Button icon="retry" onClick={onLead}>
              <Trans>Lead from here</Trans>
            </Button>
            <LinkButton to={paths.home}>
              <Trans>Back to the home page</Trans>
            </LinkButton>
          </>
        }
      >
        {message}
      </Notice>
    </Screen>
  );
}
