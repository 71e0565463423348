import { useEffect } from 'react';
import { useSettings } from '#web/data/settings.ts';
import type { PlayController } from './play-controller.ts';

/**
 * Passes on whether the player wants the picture described, looks for the place first, and was asked about speech and
 * looking. Call it before the effect that opens an exercise.
 */
export function useDisplayChoices(controller: PlayController): void {
  const { describePicture, lookFirst, lookAsked, soundAsked } = useSettings();
  useEffect(
    () => controller.dispatch({ type: 'descriptionSwitched', on: describePicture }),
    [controller, describePicture],
  );
  useEffect(() => controller.dispatch({ type: 'lookFirstSwitched', on: lookFirst }), [controller, lookFirst]);
  useEffect(
    () => controller.dispatch({ type: 'unaskedRead', unasked: { sound: !soundAsked, look: !lookAsked } }),
    [controller, soundAsked, lookAsked],
  );
}
