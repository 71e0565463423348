import type { en } from './device.en.ts';

export const es: typeof en = {
  device: ({ browser, system }) => `${browser} en ${system}`,
  unknown: 'Dispositivo desconocido',
};
