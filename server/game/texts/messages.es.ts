import type { en } from './messages.en.ts';

export const es: typeof en = {
  noSuchGame: 'Ese juego no existe.',
  formNotOpen: 'Esta prueba no está abierta ahora.',
  formSaved: 'Guardado.',
  formSkipped: 'La prueba se saltó. Gracias de todos modos.',
  notOnForm: 'Esto no se pregunta.',
  claimNotOffered: 'Esta respuesta no está entre las opciones.',
};
