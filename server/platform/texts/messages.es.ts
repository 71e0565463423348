import type { en } from './messages.en.ts';

export const es: typeof en = {
  processStops: 'El servicio está ocupado. Intente en un momento.',
  databaseSilent: 'El servicio está ocupado. Intente en un momento.',
};
