import type { en } from './emails.en.ts';

export const es: typeof en = {
  reset: {
    subject: 'Elija una contraseña nueva',
    lead: ({ product }) => `Usted pidió elegir una contraseña nueva para ${product}.`,
    userName: ({ userName }) => `Su nombre de usuario es ${userName}.`,
    button: 'Elegir una contraseña nueva',
    linkOnce: 'El enlace sirve una sola vez, durante 60 minutos.',
    notExpected: 'Si usted no pidió esto, no tiene que hacer nada. Su contraseña sigue igual.',
  },
  confirmNewEmail: {
    subject: 'Confirme su nuevo correo electrónico',
    lead: ({ product }) => `Usted pidió usar este correo para su cuenta de ${product}.`,
    made: ({ made }) => `La cuenta se creó el ${made}.`,
    button: 'Usar este correo electrónico',
    linkOnce: 'El enlace sirve una sola vez, durante 7 días.',
    notExpected: 'Si usted no pidió esto, no tiene que hacer nada.',
  },
  emailChangeRequested: {
    subject: 'Su correo electrónico va a cambiar',
    lead: ({ product }) =>
      `Alguien inició sesión en su cuenta de ${product}. Esa persona pidió usar otro correo electrónico.`,
    stop: 'No fui yo: detener el cambio',
    password: 'No fui yo: elegir contraseña',
    itWasYou: 'Si fue usted, no tiene que hacer nada.',
    when: 'El cambio se hace cuando alguien abre el enlace que enviamos al correo nuevo.',
    link: 'El enlace sirve por 7 días, también después del cambio.',
  },
  emailChanged: {
    subject: 'Se cambió su correo electrónico',
    lead: ({ product }) =>
      `Su cuenta de ${product} tiene ahora otro correo electrónico. Ya no le escribiremos a este.`,
    undo: 'No fui yo: deshacerlo',
    write: 'No fui yo: escribirles',
    itWasYou: 'Si fue usted, no tiene que hacer nada.',
    link: 'El enlace sirve por 7 días.',
  },
  confirmOwner: {
    subject: 'Confirme que es usted',
    lead: ({ product }) =>
      `Usted quiere cambiar algo en la página Mi cuenta de ${product}. Primero confirme que es usted.`,
    button: 'Sí, soy yo',
    linkOnce: 'El enlace sirve una sola vez, durante 60 minutos.',
    notAsked:
      '¿Usted no pidió esto? Entonces no abra el enlace. Puede que alguien use un dispositivo donde su sesión está abierta. Elija una contraseña nueva, y se cerrará la sesión en todos los demás dispositivos.',
  },
  confirmDeletion: {
    subject: '¿Quiere borrar su cuenta?',
    lead: ({ product }) => `Usted pidió borrar su cuenta de ${product} con todos sus resultados.`,
    button: 'Borrar mi cuenta',
    linkOnce: 'El enlace sirve una sola vez, durante 60 minutos.',
    notExpected: 'Si usted no pidió esto, no tiene que hacer nada. Su cuenta sigue igual.',
  },
  passwordResetElsewhere: {
    subject: 'Alguien eligió una contraseña nueva para su cuenta',
    lead: ({ product }) =>
      `Antes, su cuenta de ${product} tenía este correo. Quien lee el correo nuevo acaba de elegir una contraseña nueva.`,
    button: 'No fui yo: recuperar cuenta',
    itWasYou: 'Si fue usted, no tiene que hacer nada.',
    link: 'El enlace sirve por 7 días desde el cambio del correo.',
  },
  formerAddress: {
    subject: '¿Esta cuenta es suya?',
    lead: ({ product, userName, made }) =>
      `Usted eligió una contraseña nueva para la cuenta ${userName} de ${product}. Se creó el ${made}.`,
    button: 'No es mi cuenta: crear otra',
    until: ({ since, until }) =>
      `Hasta el ${since}, tenía otro correo electrónico. Quien lee ese correo puede recuperar la cuenta hasta el ${until}, con todo lo que usted guarde en ella.`,
    yours: '¿Es su propia cuenta, y fue usted quien cambió el correo? Entonces no tiene que hacer nada.',
  },
  addressReturned: {
    subject: 'Su cuenta tiene otra vez este correo electrónico',
    lead: ({ product }) =>
      `Su cuenta de ${product} tenía otro correo. Quien lo lee nos dijo que la cuenta no es suya, y lo quitó.`,
    button: 'Elegir una contraseña nueva',
    loggedOut: 'Cerramos la sesión en todos los dispositivos. La contraseña de antes no sirve.',
  },
  passwordChanged: {
    subject: 'Se cambió su contraseña',
    lead: ({ product }) => `La contraseña de su cuenta de ${product} acaba de cambiar.`,
    leadOneRemoved: ({ product, provider }) =>
      `La contraseña de su cuenta de ${product} acaba de cambiar. ${provider} ya no abre su cuenta.`,
    leadTwoRemoved: ({ product, provider, other }) =>
      `La contraseña de su cuenta de ${product} acaba de cambiar. ${provider} y ${other} ya no abren su cuenta.`,
    button: 'No fui yo: elegir contraseña',
    itWasYou: 'Si fue usted, no tiene que hacer nada.',
  },
  providerLinked: {
    subject: ({ name }) => `Ahora puede iniciar sesión con ${name}`,
    lead: ({ name, product }) =>
      `Acabamos de agregar ${name} a su cuenta de ${product}. De ahora en adelante, ${name} abre su cuenta.`,
    button: 'No fui yo: elegir contraseña',
    itWasYou: 'Si fue usted, no tiene que hacer nada.',
    remove: ({ name }) => `Para quitar ${name}, abra Mi cuenta. Luego, vaya a Google y Facebook.`,
    password: ({ name }) =>
      `Una contraseña nueva quita ${name} y cierra la sesión en todos los dispositivos.`,
  },
  wrongPasswords: {
    subject: 'Alguien escribió muchas veces una contraseña incorrecta',
    lead: ({ product }) =>
      `Alguien trató de abrir su cuenta de ${product}. Escribió 20 veces una contraseña incorrecta.`,
    nobody: 'Nadie logró entrar.',
    button: 'Elegir una contraseña nueva',
    itWasYou: 'Si fue usted, elija una contraseña nueva. Así podrá iniciar sesión otra vez.',
    notYou: 'Si no fue usted, no tiene que hacer nada. Su sesión sigue abierta en sus dispositivos.',
  },
  passwordGiven: {
    subject: 'Le dieron una contraseña nueva',
    lead: ({ product }) => `Alguien que administra las cuentas le dio una contraseña nueva para ${product}.`,
    button: 'No la pedí: elegir otra',
    asked: 'Si usted la pidió, no tiene que hacer nada.',
    once: 'Su contraseña de antes ya no sirve. La nueva sirve una sola vez, durante 3 días. Después, usted elige una propia.',
  },
  twoSteps: {
    news: {
      app_added: {
        subject: 'Se agregó una aplicación a su inicio de sesión',
        lead: ({ product }) => `Se acaba de agregar una aplicación de códigos a su cuenta de ${product}.`,
        more: 'Cuando inicie sesión en un dispositivo nuevo, le pediremos un código de la aplicación. Guarde sus códigos de recuperación en un lugar seguro.',
      },
      app_removed: {
        subject: 'Se quitó la aplicación de su inicio de sesión',
        lead: ({ product }) => `Se acaba de quitar la aplicación de códigos de su cuenta de ${product}.`,
        more: null,
      },
      passkey_added: {
        subject: 'Se agregó una llave de acceso a su inicio de sesión',
        lead: ({ product }) => `Se acaba de agregar una llave de acceso a su cuenta de ${product}.`,
        more: 'Puede usarla como segundo paso cuando inicie sesión. Guarde sus códigos de recuperación en un lugar seguro.',
      },
      passkey_removed: {
        subject: 'Se quitó una llave de acceso de su inicio de sesión',
        lead: ({ product }) => `Se acaba de quitar una llave de acceso de su cuenta de ${product}.`,
        more: null,
      },
      recovery_codes_made: {
        subject: 'Tiene códigos de recuperación nuevos',
        lead: ({ product }) =>
          `Se acaban de crear códigos de recuperación nuevos para su cuenta de ${product}.`,
        more: 'Los códigos de antes ya no sirven.',
      },
      recovery_code_used: {
        subject: 'Se usó un código de recuperación',
        lead: ({ product }) =>
          `Alguien acaba de usar un código de recuperación para abrir su cuenta de ${product}.`,
        more: 'Cada código sirve una sola vez. Para crear códigos nuevos, abra Mi cuenta. Luego, vaya a Inicio en dos pasos.',
      },
      wrong_codes: {
        subject: 'Alguien escribió muchas veces un código incorrecto',
        lead: ({ product }) =>
          `Alguien trató de abrir su cuenta de ${product}. Escribió la contraseña correcta, y luego 10 códigos incorrectos. Nadie logró entrar.`,
        more: 'Si no fue usted, puede que alguien sepa su contraseña. Elija una nueva ahora.',
      },
      reset: {
        subject: 'El inicio en dos pasos se desactivó',
        lead: ({ product }) =>
          `Acabamos de desactivar el inicio en dos pasos de su cuenta de ${product}. Cerramos la sesión en todos los dispositivos.`,
        more: 'Puede activarlo otra vez: abra Mi cuenta. Luego, vaya a Inicio en dos pasos.',
      },
    },
    button: 'No fui yo: elegir contraseña',
    itWasYou: 'Si fue usted, no tiene que hacer nada.',
    help: 'Si ya no puede iniciar sesión, escríbanos. Con gusto le ayudamos.',
  },
};
