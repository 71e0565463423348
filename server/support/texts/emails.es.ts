import type { en } from './emails.en.ts';

export const es: typeof en = {
  ticketCopy: {
    subject: 'Recibimos su mensaje',
    quoted: 'Gracias por escribirnos. Esto es lo que usted escribió:',
    plain: 'Gracias por escribirnos. Le contestaremos por correo.',
    notYou: '¿No fue usted? Entonces no tiene que hacer nada.',
  },
  ticketAnswer: {
    subject: 'Nuestra respuesta a su mensaje',
    quote: ({ day }) => `Usted escribió el ${day}:`,
    reply: '¿Quiere decirnos algo más? Solo conteste este correo.',
  },
};
