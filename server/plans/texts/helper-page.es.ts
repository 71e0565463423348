import type { en } from './helper-page.en.ts';

export const es: typeof en = {
  trustsOf: ({ name }) => `${name} le confía este plan para una casa más segura. Usted puede ayudar con él.`,
  trusts:
    'La persona que le dio este enlace le confía este plan para una casa más segura. Usted puede ayudar con él.',
  wishesTitle: 'Qué me ayudaría',
  wishes: {
    firstThing: 'Haga conmigo la primera cosa.',
    oneRoom: 'Recorra un cuarto conmigo.',
    tools: 'Traiga las herramientas, y haga lo que yo no puedo hacer.',
    askWeekly: 'Pregúnteme una vez por semana cómo voy.',
  },
  howTitle: 'Cómo puede ayudar',
  how: [
    'Pregunte antes de mover o desechar algo.',
    'Empiece por la primera cosa. Una a la vez es suficiente.',
    'Revíselo con la persona: ¿qué cambió, y dónde está ahora?',
  ],
  until: ({ day }) =>
    `Esta página se abre hasta el ${day}. La persona que se la dio puede cerrarla cuando quiera. Solo muestra el plan: ni respuestas ni puntajes.`,
  first: 'Lo que hago primero',
  forWhat: 'Para',
  whenTitle: 'Cuándo',
  when: {
    today: ({ day }) => `El ${day}`,
    thisWeek: ({ day }) => `En la semana que empieza el ${day}`,
    thisMonth: ({ day }) => `En el mes que empieza el ${day}`,
  },
  helper: 'Quién me ayuda',
  nothing: 'Todavía no hay nada en el plan. Pueden recorrer la casa y mirar.',
  atHome: 'Lo que tengo en casa',
  nothingChosen: 'Todavía no hay nada elegido. Pueden leer esto y elegir qué hacer primero.',
  done: 'Hecho',
  rooms: {
    kitchen: 'Cocina',
    bathroom: 'Baño',
    bedroom: 'Dormitorio',
    'living room': 'Sala',
    stairs: 'Escaleras',
    'hall and doors': 'Pasillo y puertas',
    outside: 'Afuera',
    'with me': 'Conmigo',
  },
};
