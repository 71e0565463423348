import type { en } from './messages.en.ts';

export const es: typeof en = {
  noSuchGame: 'Ese juego no existe.',
};
