import type { en } from './messages.en.ts';

export const es: typeof en = {
  studyStopped: 'Usted ya no participa. De ahora en adelante, nada suyo llega a los investigadores.',
  studyThanks: 'Gracias. Puede dejar de participar cuando quiera.',
  studyTextChanged: 'El texto cambió. Por favor, lea el nuevo: se lo mostramos ahora.',
  studyToday: 'Escriba la fecha de hoy.',
  studyNoEmail: 'No tenemos un correo suyo confirmado. Puede imprimir la copia.',
  studyCopySent: ({ email }) => `Enviamos una copia a ${email}.`,
  studyCodeUnknown: 'No conocemos este código. Por favor, revise cada letra.',
  studyCodeUsed: 'Este código ya se usó. Por favor, pregunte a las personas del estudio.',
  studySame: 'Usted ya participa en este estudio.',
  studyOther: 'Usted participa en otro estudio. Primero déjelo.',
  studyKept:
    'Usted dejó un estudio que conserva lo que reunió. Primero pida que se borre, y luego podrá entrar en otro.',
  studyJoined: ({ study }) => `Gracias. Ahora usted participa en ${study}. Puede dejarlo cuando quiera.`,
  noSuchStudy: 'Ese estudio no existe.',
  studyLeftKept:
    'Usted dejó el estudio. El estudio conserva lo que reunió hasta ahora, y no recibe nada más.',
  studyLeftDeleted: 'Usted dejó el estudio. Todo lo que tenía de usted se borró.',
  studySigned: 'Gracias. Usted firmó el texto nuevo.',
  studyClosed:
    'Su centro le dio una contraseña nueva. Por favor, muestre primero quién es, en la página Mi cuenta, o escríbanos.',
  studyNone: 'Usted no participa en ningún estudio con código.',
  studyEnded: 'Este estudio terminó. Ya nadie puede entrar.',
  studyNotBegun: ({ day }) => `Este estudio empieza el ${day}.`,
  studyOneAtATime: 'Usted participa en otro estudio. Solo puede participar en uno a la vez.',
  studyQuestionsMissing: 'Estas preguntas todavía no están aquí. Por favor, vuelva más tarde.',
  studyNotAskedNow: 'El estudio no pregunta esto ahora.',
  studyQuestionsOver: 'El tiempo para estas preguntas ya pasó. Gracias de todos modos.',
  studyNotAsked: 'Esto no se pregunta.',
  studyAnswerNotOffered: 'Esta respuesta no está entre las opciones.',
  studyFallsWithYes: 'Las caídas van con la respuesta “Sí”.',
  studyDayBefore: 'Este día es anterior a su entrada en el estudio.',
  studyDayNotOver: 'Este día todavía no termina.',
  studyAnswersSaved: 'Gracias. Sus respuestas están guardadas.',
};
