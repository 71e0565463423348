import type { en } from './emails.en.ts';

export const es: typeof en = {
  studyConsent: {
    subject: ({ study }) => `Su copia: ${study}`,
    lead: 'Esto es lo que usted aceptó, palabra por palabra. Puede dejar el estudio cuando quiera.',
    button: 'Abrir mi estudio',
    version: ({ version }) => `Versión ${version} del texto.`,
    ethics: ({ reference }) => `Referencia del comité de ética: ${reference}.`,
    signed: ({ name, day, code }) => `Firma: ${name}, ${day}. Código del estudio: ${code}.`,
    agreed: ({ code }) => `Aceptado en la página Mi cuenta. Código del estudio: ${code}.`,
    questions: ({ contact }) => `Preguntas: ${contact}.`,
    why: 'Recibe este correo porque usted pidió una copia.',
  },
  studyQuestions: {
    subject: ({ study }) => `Preguntas de su estudio: ${study}`,
    lead: 'Su estudio tiene unas preguntas para usted. Tómese su tiempo. Puede saltar cualquiera de ellas.',
    button: 'Abrir mi estudio',
    until: ({ until }) => `Puede contestarlas hasta el ${until}.`,
    phone: ({ contact }) =>
      `¿Quiere contestar por teléfono, o dejar el estudio? Pregunte a ${contact}, o abra su estudio.`,
    why: 'Recibe este correo porque participa en el estudio. Hay como máximo dos recordatorios.',
  },
};
