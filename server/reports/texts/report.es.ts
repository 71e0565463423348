import type { en } from './report.en.ts';

export const es: typeof en = {
  fileName: 'mind-your-step-informe.pdf',
  pdfTitle: ({ product, name }) => `${product}: informe de ${name}`,
  pdfSubject: 'Informe de aprendizaje',
  doctorTitleOf: ({ name }) => `Hoja de ${name} para el doctor`,
  doctorTitle: 'Una hoja para el doctor',
  whatItIs: ({ product, day }) => `${product}: un juego para aprender, no una prueba médica. ${day}`,
  ownName: 'Nombre:',
  dateOfBirth: 'Fecha de nacimiento:',
  notADiagnosis:
    'Muestra lo que se notó en videos cortos. No se preguntó por síntomas. No es un diagnóstico, y no puede decir si alguien se va a caer.',
  inTheGame: 'En el juego (temas, no síntomas)',
  foundPlaces: ({ found, of }) =>
    of === 1
      ? `Al mirar, encontró ${found} de ${of} lugar.`
      : `Al mirar, encontró ${found} de ${of} lugares.`,
  saferIdea: ({ firstTry, of }) => `Eligió la idea más segura: ${firstTry} de ${of}, al primer intento.`,
  noticesWell: 'Notado en los videos sobre',
  tooEarly: 'Todavía es pronto para saberlo',
  worthAnotherLook: 'Pasado por alto en los videos sobre',
  nothingForNow: 'Nada por ahora',
  atHome: 'Una cosa en casa (marque al hacerla)',
  fromExercise: ({ title }) => `Del ejercicio: ${title}`,
  wantToChange: 'Lo que quiero cambiar:',
  fromTheFilm: ({ words }) => `Del video: ${words}`,
  threeQuestions: 'Tres preguntas para hacer (marque al preguntar)',
  doctorSaid: 'Lo que dijo el doctor',
  allExercises: 'Todos los ejercicios',
  progress: ({ answered, of }) => `${answered}/${of} ejercicios respondidos`,
  skipped: ({ count }) => (count === 1 ? `${count} saltado` : `${count} saltados`),
  noScore: 'Aquí verá su puntaje y sus resultados',
  answeredFirstTry: ({ firstTry, of }) =>
    of === 1
      ? `Acertó ${firstTry} de ${of} ejercicio al primer intento.`
      : `Acertó ${firstTry} de ${of} ejercicios al primer intento.`,
  firstScore: ({ score }) => `Aciertos al primer intento: ${score}%`,
  multipleScore: ({ score }) => `Aciertos con más intentos: ${score}%`,
  part: ({ part, title }) => `Parte ${part}: ${title}`,
  notAnswered: 'No ha respondido este ejercicio',
  partFirstTry: ({ count }) =>
    count === 1
      ? `${count} ejercicio correcto al primer intento`
      : `${count} ejercicios correctos al primer intento`,
  totalAttempts: ({ attempts }) => `Intentos en total: ${attempts}`,
  right: 'Acertó',
  skippedRow: 'Saltado',
  missed: 'No acertó',
  sources: ({ list }) => `Fuentes: ${list}. El juego nombra las fuentes debajo de cada respuesta.`,
  page: ({ page, of }) => `Página ${page} de ${of}`,
  questions: {
    medicines: '¿Mis medicinas me pueden dar mareo o sueño? ¿Me pueden hacer perder el equilibrio?',
    bloodPressure: '¿Me deben tomar la presión en la cama y también de pie?',
    balance: '¿Qué ejercicios de equilibrio y de fuerza me convienen?',
    senses: '¿Cuándo fue la última vez que me revisaron los ojos, el oído y los pies?',
    home: '¿Alguien puede recorrer mi casa conmigo para ver qué cambiar?',
  },
  topics: {
    hazard: 'Cosas en el camino: tapetes, cables, escalones',
    seen: 'Lo que dicen los ojos: pisos mojados, orillas, luz',
    heard: 'Lo que dicen los oídos: alarmas, palabras que no cuadran',
    felt: 'Lo que sienten los pies y las manos: hielo, zapatos, rodillas',
    unseen: 'Lo que dice el cuerpo: mareo, pastillas nuevas',
    reminder: 'Los recordatorios y dónde ponerlos',
    'personal item': 'Zapatos, lentes, bastones y andadores',
  },
  kinds: {
    hazard: 'Peligros',
    seen: 'Señales que se ven',
    heard: 'Señales que se oyen',
    felt: 'Señales que se sienten',
    unseen: 'Señales dentro de uno',
    reminder: 'Recordatorios',
    'personal item': 'Objetos personales',
  },
  when: {
    today: ({ day }) => `Cuándo: el ${day}`,
    thisWeek: ({ day }) => `Cuándo: en la semana que empieza el ${day}`,
    thisMonth: ({ day }) => `Cuándo: en el mes que empieza el ${day}`,
  },
  outcome: {
    notYet: 'Cómo me fue: todavía no',
    hand: 'Cómo me fue: necesito ayuda',
  },
  whoHelps: ({ helper }) => `Quién me ayuda: ${helper}`,
  huddle: {
    title: 'Reunión de cinco minutos',
    pdfTitle: ({ topic }) => `Reunión de cinco minutos: ${topic}`,
    pdfSubject: 'Hoja para una reunión del equipo',
    ask: '1. Pregunte',
    why: '2. Explique por qué',
    week: '3. Haga esto en su área esta semana',
    sources: ({ list }) => `Fuentes: ${list}.`,
  },
};
