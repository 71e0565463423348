import { useEffect } from 'react';
import { useSettings } from '#web/shell/settings.ts';
import type { PlaySession } from './play-session.ts';

/** Tells play whether the person wants the picture described. Called before whatever opens the first exercise. */
export function useDescription(session: PlaySession): void {
  const { describePicture } = useSettings();
  useEffect(
    () => session.dispatch({ type: 'descriptionSwitched', on: describePicture }),
    [session, describePicture],
  );
}
