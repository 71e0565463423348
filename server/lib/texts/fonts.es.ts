import type { en } from './fonts.en.ts';

export const es: typeof en = {
  unprintable: '(no se puede imprimir)',
};
