import { useEffect } from 'react';
import { useSettings } from '#web/shell/settings/settings.ts';
import type { PlayController } from './play-controller.ts';

/** Passes on whether the player wants the picture described. Call it before the effect that opens an exercise. */
export function useDescription(controller: PlayController): void {
  const { describePicture } = useSettings();
  useEffect(
    () => controller.dispatch({ type: 'descriptionSwitched', on: describePicture }),
    [controller, describePicture],
  );
}
