import type { en } from './messages.en.ts';

export const es: typeof en = {
  messageSent: 'Gracias. Su mensaje se envió. Le contestaremos por correo.',
  feedbackReceived: 'Gracias. Recibimos sus comentarios.',
};
