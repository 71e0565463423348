import type { en } from './messages.en.ts';

export const es: typeof en = {
  tryAgain: 'Intentar otra vez',
};
