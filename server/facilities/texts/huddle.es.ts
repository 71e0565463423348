import type { en } from './huddle.en.ts';

export const es: typeof en = {
  fileName: 'reunion-de-cinco-minutos.pdf',
  show: ({ scene }) => `Muestre la primera imagen. ${scene} ¿Qué notan ustedes?`,
  whoIsCorrect: ({ claims }) => `¿Quién tiene la razón? ${claims}`,
  ifNobody: ({ hint }) => `Si nadie lo ve: ${hint}`,
  why: ({ name, claim, why }) => `${name} tiene la razón: “${claim}” ${why}`,
  whyNot: ({ claim, whyNot }) => `¿“${claim}”? ${whyNot}`,
  showFirst: 'Muestre esto primero.',
  thenSafe: 'Luego, la manera segura.',
  madeSafe: 'La misma escena, ya segura.',
  missed: ({ missed, of }) => `En su centro, no se notó en ${missed} de ${of} primeros intentos.`,
  hands: ({ right, of }) => `Cuando jugaron en grupo, ${right} de ${of} personas acertaron.`,
  missedAndHands: ({ missed, of, right, raised }) =>
    `En su centro, no se notó en ${missed} de ${of} primeros intentos; ${right} de ${raised} personas acertaron.`,
};
