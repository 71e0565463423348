import { useEffect } from 'react';
import { useSettings } from '#web/shell/settings/settings.ts';
import type { PlaySession } from './play-session.ts';

/** Tells the session whether the player wants the picture described. Call it before the effect that opens an exercise. */
export function useDescription(session: PlaySession): void {
  const { describePicture } = useSettings();
  useEffect(
    () => session.dispatch({ type: 'descriptionSwitched', on: describePicture }),
    [session, describePicture],
  );
}
