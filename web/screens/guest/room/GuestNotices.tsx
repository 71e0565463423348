import { Trans } from '@lingui/react/macro';
import type { TogetherRoom } from '#contract/together-room.ts';
import type { RoomState } from '#web/screens/together/room-connection.ts';
import { Notice } from '#web/ui/status/Notice.tsx';

type GuestNoticesProps = { room: TogetherRoom; line: RoomState['line']; trouble: string | null };

/** Why nothing moves, and that it goes on by itself. */
export function GuestNotices({ room, line, trouble }: GuestNoticesProps) {
  const { name, isHere } = room.leader;
  if (line === 'lost') {
    return (
      <Notice kind="info" announce>
        <Trans>Your internet is gone just now. We keep trying: you come back by yourself.</Trans>
      </Notice>
    );
  }
  if (trouble !== null) {
    return (
      <Notice kind="info" announce>
        {trouble}
      </Notice>
    );
  }
  if (!isHere) {
    return (
      <Notice kind="info" announce>
        <Trans>
          Waiting for <span translate="no">{name}</span>
        </Trans>
      </Notice>
    );
  }
  return null;
}
