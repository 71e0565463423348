import type { en } from './messages.en.ts';

export const es: typeof en = {
  unknownError: 'Ocurrió un error. Intente otra vez.',
  invalidInput: 'Revise lo que escribió.',
  busy: 'El servicio está ocupado. Intente en un momento.',
  requestUnreadable: 'Revise lo que escribió.',
  nothingHere: 'No lo encontramos.',
  requestTooLarge: 'No podemos leer este archivo.',
  requestNotJson: 'No podemos leer este archivo.',
  noSuchRange: 'No podemos leer este archivo.',
  signedOut: 'Vuelva a iniciar sesión.',
  roleForbids: 'No tiene permiso para abrir esto.',
  proofNeeded: 'Por favor, confirme que es usted.',
  newPasswordRequired: 'Primero elija una contraseña propia.',
  twoStepsRequired: 'Primero active el inicio en dos pasos.',
  requestLate: 'Su mensaje no llegó a tiempo. Intente otra vez.',
  addressTooLong: 'No lo encontramos.',
  requestBroken: 'Revise lo que escribió.',
  tooManyAttempts: 'Demasiados intentos. Espere un poco.',
  networkBlocked: ({ email }) =>
    `Por seguridad, ahora mismo no aceptamos conexiones de su red. Esto se quita solo. ¿Tiene preguntas? Escriba a ${email}.`,
  networkBlockedWithPhone: ({ email, phone }) =>
    `Por seguridad, ahora mismo no aceptamos conexiones de su red. Esto se quita solo. ¿Tiene preguntas? Escriba a ${email} o llame al ${phone}.`,
  facebookUnreachable:
    'No podemos conectarnos con Facebook. Intente otra vez, o inicie sesión con una contraseña.',
  googleUnreachable:
    'No podemos conectarnos con Google. Intente otra vez, o inicie sesión con una contraseña.',
  cardUnknown: 'No conocemos esta tarjeta. Escríbala otra vez.',
  cardDeclined: 'El banco no aceptó la tarjeta.',
};
