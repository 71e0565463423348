import type { en } from './stop-page.en.ts';

export const es: typeof en = {
  ask: {
    weekly: 'Toque el botón, y ya no le enviaremos el correo semanal.',
    followUps: 'Toque el botón, y ya no le enviaremos los correos que preguntan por su plan.',
  },
  button: 'Dejar de recibirlos',
  doneTitle: 'Ya no recibirá estos correos',
  done: {
    weekly: 'Listo. Ya no le enviaremos el correo semanal. Puede elegirlo otra vez en Mi plan.',
    followUps:
      'Listo. Ya no le enviaremos los correos que preguntan por su plan. Puede elegirlos otra vez en Mi plan.',
  },
};
