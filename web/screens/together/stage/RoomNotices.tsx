import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#web/ui/controls/Button.tsx';
import { Notice } from '#web/ui/status/Notice.tsx';
import { forget, leadFromHere } from '../own-room.ts';
import type { RoomState } from '../room-connection.ts';

/** What became of the line to the others. The game goes on in any case. */
export function RoomNotices({ state }: { state: RoomState }) {
  if (state.ended) return <Ended ended={state.ended} />;
  if (state.line === 'lost') {
    return (
      <Notice kind="info" announce>
        <Trans>The others cannot see your game just now. Keep playing: we keep trying to reach them.</Trans>
      </Notice>
    );
  }
  if (state.trouble !== null) {
    return (
      <Notice kind="info" announce>
        {state.trouble}
      </Notice>
    );
  }
  return null;
}

function Ended({ ended }: { ended: NonNullable<RoomState['ended']> }) {
  const [problem, setProblem] = useState<string | null>(null);
  const lead = () => leadFromHere().catch((failure: Error) => setProblem(failure.message));
  return (
    <Notice
      kind="info"
      announce
      actions={
        <>
          {ended.code === 'room_led_elsewhere' && (
            <Button onClick={() => void lead()}>
              <Trans>Lead from here</Trans>
            </Button>
          )}
          {ended.code === 'other_release' && (
            <Button icon="retry" onClick={() => window.location.reload()}>
              <Trans>Load the page again</Trans>
            </Button>
          )}
          <Button onClick={forget}>
            <Trans>Play alone</Trans>
          </Button>
        </>
      }
    >
      {problem ?? ended.message}
    </Notice>
  );
}
