import type { en } from './messages.en.ts';

export const es: typeof en = {
  confirmEmailForReminders: 'Primero confirme su correo. Puede hacerlo en Mi cuenta.',
  remindersSaved: 'Guardado. Cada correo trae un enlace para dejar de recibirlo.',
  remindersNone: 'Guardado. No le enviaremos ninguno de estos correos.',
  stopTitle: 'Dejar de recibir estos correos',
  stopTooOld:
    'Este enlace ya no sirve. Inicie sesión y abra Mi plan: ahí puede dejar de recibir los correos.',
};
