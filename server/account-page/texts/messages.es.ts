import type { en } from './messages.en.ts';

export const es: typeof en = {
  linkSentToNewEmail: ({ email }) => `Le enviamos un enlace a ${email}. Ábralo para usar ese correo.`,
  facilityNameWaits: ({ facility }) =>
    `Primero revisamos cada nombre nuevo. Mientras tanto, su centro se llama ${facility}. Le avisaremos por correo.`,
  saved: 'Guardado.',
  passwordChanged: 'Se cambió su contraseña. Cerramos la sesión en sus otros dispositivos.',
  accountClosed:
    'Su cuenta está cerrada. Le enviamos un correo electrónico. Para recuperar su cuenta, use el enlace que viene en él.',
  accountClosedForGood:
    'Su cuenta está cerrada. No tenemos ningún correo electrónico suyo, así que esto no se puede deshacer.',
  ownerConfirmed: 'Gracias. Vuelva a la página donde pidió este correo.',
  passwordToDelete: 'Para borrar su cuenta, escriba su contraseña.',
  deletionEmailSent:
    'Le enviamos un correo electrónico. Para borrar su cuenta, use el enlace que viene en él.',
  accountBack: 'Su cuenta está de vuelta. Inicie sesión.',
  accountBackWithoutSeat:
    'Su cuenta está de vuelta, con sus resultados. Su centro no tiene lugares libres, así que usted ya no es parte de él. Inicie sesión.',
  deviceLoggedOut: 'Se cerró la sesión.',
  otherDevicesLoggedOut: 'Cerramos la sesión en sus otros dispositivos.',
  consentThanks: 'Gracias.',
  noEarlierPassword: 'Ninguna de sus contraseñas de antes puede abrirlo.',
  notEarlierPassword: 'Esa no es la contraseña que tenía antes.',
  earlierOpen: 'Lo que usted escribió antes ya está abierto otra vez.',
  noConfirmedEmail: 'No tenemos un correo suyo confirmado para enviarle un enlace.',
  ownerLinkSent: ({ email }) => `Le enviamos un enlace a ${email}. Ábralo, y luego vuelva a esta página.`,
};
