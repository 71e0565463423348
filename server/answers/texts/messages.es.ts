import type { en } from './messages.en.ts';

export const es: typeof en = {
  noPreviousGame: 'No hay un juego anterior para recuperar.',
  previousGameBack: 'Su juego anterior está de vuelta.',
  noSuchExercise: ({ exercise }) => `No hay un ejercicio ${exercise}`,
  noSuchOption: 'Esta respuesta no está entre las opciones',
  oneState: ({ exercise }) => `La escena del ejercicio ${exercise} tiene un solo estado: no envíe ninguno`,
  answerSaved: 'Su respuesta está guardada.',
};
