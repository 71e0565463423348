import type { en } from './emails.en.ts';

export const es: typeof en = {
  accountDeleted: {
    subject: 'Su cuenta se está borrando',
    lead: ({ product }) => `Su cuenta de ${product} está cerrada. Ya nadie puede iniciar sesión con ella.`,
    undo: '¿Cambió de idea? Durante 14 días, este enlace se la devuelve.',
    button: 'Conservar mi cuenta',
    forGood: 'Todo lo que guardamos de usted se borra para siempre en un plazo de 30 días.',
    noRenewal: 'Su suscripción no se renovará. No se cobrará nada más.',
    staysCanceled: 'Si vuelve, su suscripción seguirá cancelada. Entonces podrá empezarla otra vez.',
  },
};
