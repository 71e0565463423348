import type { en } from './emails.en.ts';

export const es: typeof en = {
  memberInvited: {
    subject: ({ facility, product }) => `${facility} le invita a ${product}`,
    lead: ({ facility }) =>
      `Soy Rosa. ${facility} creó una cuenta para usted. En videos cortos, usted aprende qué viene antes de una caída.`,
    button: 'Elegir una contraseña',
    userName: ({ userName }) =>
      `Su nombre de usuario es ${userName}. Para empezar, elija una contraseña. Para volver, toque Iniciar sesión.`,
    sees: ({ facility }) =>
      `${facility} ve sus respuestas, sus fechas y sus puntajes. Nunca ve su plan, sus repasos, sus encuestas ni sus comentarios.`,
    link: ({ days }) => `El enlace sirve por ${days} días. Después, use Olvidé mi contraseña.`,
    notWanted: '¿No quiere esto? No tiene que hacer nada.',
  },
  askedToJoin: {
    subject: ({ name, product }) => `${name} le invita a ${product}`,
    lead: ({ name, product }) =>
      `${name} quiere que usted sea miembro en ${product}. Usted ya tiene una cuenta con este correo.`,
    button: 'Abrir Mi cuenta',
    askCode: ({ name }) =>
      `Para unirse, pida a ${name} el código del centro. Luego inicie sesión, abra Mi cuenta y escriba el código.`,
    code: ({ code }) =>
      `Para unirse, inicie sesión, abra Mi cuenta y escriba este código del centro: ${code}.`,
    sees: ({ name }) =>
      `Entonces ${name} ve sus respuestas, sus fechas y sus puntajes. Nunca ve su plan, sus repasos, sus encuestas ni sus comentarios.`,
    other: '¿Es parte de otro centro? Primero déjelo, en la misma página.',
    notWanted: '¿No quiere esto? No tiene que hacer nada.',
  },
  memberRemoved: {
    subject: ({ facility }) => `Usted ya no es parte de ${facility}`,
    lead: ({ facility, product }) =>
      `En ${product}, usted ya no es miembro de ${facility}. El centro ya no ve sus respuestas, sus fechas ni sus puntajes.`,
    button: 'Abrir mi cuenta',
    kept: 'Su cuenta y sus resultados se quedan con usted. Si quiere seguir jugando, puede suscribirse.',
    questions: ({ facility }) => `¿Tiene preguntas? Por favor, pregunte a ${facility}.`,
  },
  memberRenamed: {
    subject: 'Se cambió su nombre de usuario',
    lead: ({ facility, product, userName }) =>
      `${facility} corrigió su nombre de usuario en ${product}. Ahora es ${userName}.`,
    button: 'Abrir mi cuenta',
    email: 'También puede iniciar sesión con su correo.',
    mistake: ({ facility }) => `¿Es un error? Por favor, pregunte a ${facility}, o cámbielo en esa página.`,
  },
  administratorInvited: {
    subject: ({ facility, product }) => `Ayude a administrar ${facility} en ${product}`,
    leadBy: ({ by, facility, product }) =>
      `${by} le invita a ayudar a administrar ${facility} en ${product}, un juego para aprender qué viene antes de una caída.`,
    lead: ({ facility, product }) =>
      `Tiene una invitación para ayudar a administrar ${facility} en ${product}, un juego para aprender qué viene antes de una caída.`,
    button: 'Ver la invitación',
    afterwards: 'Entonces podrá agregar miembros y ver sus respuestas, sus fechas y sus puntajes.',
    link: ({ days }) => `El enlace sirve por ${days} días. Por favor, no lo comparta.`,
    notWanted: '¿No quiere esto? No tiene que hacer nada.',
  },
  administratorJoined: {
    subject: ({ facility }) => `Alguien más administra ahora ${facility}`,
    lead: ({ name, facility, product }) => `${name} ahora administra ${facility} en ${product}.`,
    button: 'Ver quiénes administran',
    sees: 'Esa persona ve las respuestas, las fechas y los puntajes de todos los miembros. Puede agregar miembros e invitar a otras personas.',
    mistake: '¿Es un error? Entonces quite a la persona en esa página.',
  },
  administratorRemoved: {
    subject: ({ facility }) => `Usted ya no ayuda a administrar ${facility}`,
    lead: ({ facility, product }) => `Usted ya no administra ${facility} en ${product}.`,
    kept: 'Su cuenta y sus propios resultados se quedan con usted.',
    button: 'Abrir mi cuenta',
    questions: ({ facility }) => `¿Tiene preguntas? Por favor, pregunte a ${facility}.`,
  },
  facilityNameAnswered: {
    facilityNameAcceptedSubject: ({ name }) => `Ahora su centro se llama ${name}`,
    facilityNameRefusedSubject: ({ name }) => `Su centro no se llama ${name}`,
    facilityNameAcceptedLead: ({ product, name }) =>
      `Su centro ya tiene su nombre nuevo en ${product}: ${name}. De ahora en adelante, lo ven sus miembros y aparece en nuestros correos.`,
    facilityNameRefusedLead: ({ name, facility }) =>
      `Usted pidió que su centro se llame ${name}. No pudimos aceptar ese nombre. Su centro se llama ${facility}.`,
    facilityNameAcceptedButton: 'Abrir mi centro',
    facilityNameRefusedButton: 'Escribirnos',
    facilityNameRefusedTell:
      '¿El lugar tiene un nombre nuevo? Escríbanos, por favor, y díganos dónde podemos leerlo.',
  },
  facilityTrialEnding: {
    subject: ({ facility, day }) => `La prueba gratis de ${facility} termina el ${day}`,
    lead: ({ facility, product, day }) =>
      `${facility} puede usar ${product} gratis hasta el ${day}. Para seguir, escríbanos, por favor.`,
    button: 'Escribirnos',
    noCharge: 'Ese día no se cobra nada: el juego deja de abrirse para sus miembros.',
    kept: 'Todas las respuestas se quedan. Cada persona puede seguir iniciando sesión y ver sus resultados.',
  },
};
