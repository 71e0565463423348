import type { GameExercise } from '#contract/game.ts';

/** Names of the kinds of signal, as in the Reports tab. */
export const kindNames: Readonly<Record<GameExercise['signal'], string>> = {
  hazard: 'Hazards',
  seen: 'Signals you can see',
  heard: 'Signals you can hear',
  felt: 'Signals you can feel',
  unseen: 'Signals inside you',
  reminder: 'Reminders',
  'personal item': 'Personal items',
};
