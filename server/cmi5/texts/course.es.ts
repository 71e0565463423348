import type { en } from './course.en.ts';

export const es: typeof en = {
  description: 'Videos cortos de la vida diaria, para aprender a notar lo que viene antes de una caída.',
  unit: ({ first, last }) => `Ejercicios del ${first} al ${last}. ¿Quién tiene la razón?`,
};
