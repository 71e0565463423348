import type { en } from './messages.en.ts';

export const es: typeof en = {
  noSuchSurvey: 'Esa encuesta no existe.',
  onlyYourself: 'Solo puede contestar por usted.',
  questionNotInSurvey: 'Esta pregunta no está en la encuesta',
  noAnswerTo: ({ question }) => `Falta la respuesta a “${question}”`,
  answerNotOffered: 'Esta respuesta no está entre las opciones',
};
