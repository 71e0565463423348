import type { en } from './falls.en.ts';

/** Our translation, which nobody has tested: the attribution says so, and the version that is stored with an answer. */
export const es: typeof en = {
  title: 'Caídas en el último mes',
  question:
    'En el último mes, ¿tuvo alguna caída, incluso un resbalón o un tropiezo, en la que perdió el equilibrio y terminó en el piso, en la tierra o en un nivel más bajo?',
  yes: 'Sí',
  no: 'No',
  attribution:
    'Es una pregunta del consenso ProFaNE (Lamb y otros, 2005), según Trials 2016;17, doi:10.1186/s13063-016-1259-7, tabla 1 (CC BY 4.0). Traducción nuestra.',
  version: 'ProFaNE 2005, es',
};
