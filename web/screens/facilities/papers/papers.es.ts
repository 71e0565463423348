import type { en } from './papers.en.ts';

export const es: typeof en = {
  card: {
    goTo: ({ address }) => `Vaya a [${address}], elija Iniciar sesión y escriba:`,
    userName: 'Nombre de usuario',
    password: 'Primera contraseña',
    once: ({ days }) => `Sirve una sola vez, durante ${days} días. Después, usted elige una propia.`,
  },
  invitation: {
    title: ({ facilityName }) => `${facilityName} le invita`,
    what: 'Aprenda a notar lo que viene antes de una caída, en un juego con videos cortos.',
    goTo: ({ address }) => `En una computadora, una tableta o un teléfono, vaya a [${address}]`,
    signUp: 'Elija Crear cuenta.',
    code: 'Donde le preguntan si tiene un código de su centro, elija Sí y escriba este código:',
    picture: 'Apunte a este dibujo con la cámara de un teléfono. Se abre la página para crear su cuenta.',
  },
  sees: 'El centro ve sus respuestas, sus fechas y sus puntajes. Nunca ve su plan, sus repasos, sus encuestas ni sus comentarios.',
};
