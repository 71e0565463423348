import type { en } from './frame.en.ts';

export const es: typeof en = {
  stop: 'Dejar de recibir estos correos',
  copyAddress: 'Si el botón no funciona, copie esta dirección en su navegador:',
  questions: ({ email }) => `¿Tiene preguntas? Escriba a ${email}.`,
  questionsWithPhone: ({ email, phone }) => `¿Tiene preguntas? Escriba a ${email} o llame al ${phone}.`,
  pictureLane: 'La calle Porch Lane al anochecer. Todas las ventanas tienen luz.',
  pictureNarrow: 'La calle Porch Lane al anochecer',
};
