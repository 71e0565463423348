import type { en } from './statement.en.ts';

export const es: typeof en = {
  answered: 'respondió',
  exited: 'salió',
  exercise: ({ number, title }) => `Ejercicio ${number}: ${title}`,
};
