import { es as fields } from '#contract/fields.es.ts';
import type { en } from './messages.en.ts';

export const es: typeof en = {
  notYourPassword: 'Esa no es su contraseña.',
  emailTaken: 'Este correo ya tiene una cuenta.',
  userNameTaken: 'Este nombre ya existe.',
  consentContact: fields.consentContact,
  consentAge: fields.consentAge,
  emailConfirmed: 'Gracias. Su correo electrónico quedó confirmado.',
  emailReleased: 'Su correo electrónico está libre. Puede crear una cuenta nueva con él.',
  emailChangeUndone:
    'Su correo electrónico es otra vez el de antes. Cerramos la sesión en todos los dispositivos.',
  linkUsedOrOld: 'Este enlace ya no sirve.',
  linkUsedOrOldAskNew: 'Este enlace ya no sirve. Por favor, pida uno nuevo.',
  wrongCredentials: 'El nombre, el correo o la contraseña no son correctos.',
  accountBeingDeleted: 'Esta cuenta se está borrando. Para recuperarla, use el enlace de nuestro correo.',
  loggedIn: 'Usted inició sesión.',
  accountOnHold: ({ email }) =>
    `Esta cuenta está en pausa por seguridad. No se perdió nada. Escriba a ${email}. Con gusto le ayudamos.`,
  accountOnHoldWithPhone: ({ email, phone }) =>
    `Esta cuenta está en pausa por seguridad. No se perdió nada. Escriba a ${email} o llame al ${phone}. Con gusto le ayudamos.`,
  loggedOut: 'Usted cerró la sesión.',
  chooseAnotherThanGiven: 'Elija una contraseña distinta de la que le dieron.',
  passwordCommon: 'Mucha gente usa esta contraseña. Por favor, elija otra.',
  passwordLikeProduct: ({ product }) =>
    `Esta contraseña se parece demasiado al nombre ${product}. Por favor, elija otra.`,
  passwordLikeOwner: 'Esta contraseña se parece demasiado a su nombre o a su correo. Por favor, elija otra.',
  resetSent: 'Si la cuenta existe, le enviamos un enlace',
  passwordReset: 'Se cambió su contraseña. Inicie sesión con la nueva.',
  passwordResetOneRemoved: ({ provider }) =>
    `Se cambió su contraseña. Inicie sesión con la nueva. ${provider} ya no abre su cuenta.`,
  passwordResetTwoRemoved: ({ provider, other }) =>
    `Se cambió su contraseña. Inicie sesión con la nueva. ${provider} y ${other} ya no abren su cuenta.`,
  notRegistered: 'Aún no tiene una cuenta.',
  passwordOnce: 'Por favor, escriba su contraseña una vez. Después podrá iniciar sesión sin ella.',
  typeEmail: 'Escriba su correo electrónico.',
  logInNotConfirmed: 'No pudimos confirmar este inicio de sesión. Intente otra vez.',
  choosePasswordFirst:
    'Su cuenta todavía no tiene contraseña. Toque Olvidé mi contraseña para elegir una. Luego, escríbala aquí una vez.',
  choosePasswordToRemove: ({ name }) => `Primero elija una contraseña. Después podrá quitar ${name}.`,
  providerRemoved: ({ name }) =>
    `Ya quitamos ${name}. De ahora en adelante, inicie sesión con su contraseña.`,
  appCodeWrong: 'Este código no es correcto. Escriba el que su aplicación muestra ahora.',
  appSetUp:
    'Su aplicación está lista. El inicio en dos pasos está activado. Cerramos la sesión en sus otros dispositivos.',
  appSetUpAgain: 'Su aplicación está lista.',
  setUpTooLate: 'Pasó demasiado tiempo. Empiece otra vez.',
  appRemovedOff: 'Ya quitamos la aplicación. El inicio en dos pasos está desactivado.',
  appRemoved: 'Ya quitamos la aplicación.',
  oneMoreStep: 'Un paso más.',
  logInExpired: 'Vuelva a iniciar sesión.',
  ownerShown: 'Gracias. Ya confirmó que es usted.',
  codeWrong: 'Este código no es correcto.',
  tooManyWrongCodes:
    'Hubo demasiados códigos incorrectos en esta cuenta. Use un código de recuperación o una llave de acceso.',
  passkeyFailed: 'Esta llave de acceso no funcionó. Intente otra vez.',
  passkeyAddedBefore: 'Esta llave de acceso ya está agregada.',
  passkeyAdded:
    'Su llave de acceso está agregada. El inicio en dos pasos está activado. Cerramos la sesión en sus otros dispositivos.',
  passkeyAddedAgain: 'Su llave de acceso está agregada.',
  saved: 'Guardado.',
  passkeyGone: 'Esta llave de acceso ya no está.',
  passkeyRemovedOff: 'Ya quitamos la llave de acceso. El inicio en dos pasos está desactivado.',
  passkeyRemoved: 'Ya quitamos la llave de acceso.',
  tooManyPasskeys: 'Tiene 10 llaves de acceso. Quite una antes de agregar otra.',
  noPasskey: 'Esta cuenta no tiene ninguna llave de acceso.',
  turnOnFirst: 'Primero active el inicio en dos pasos.',
  newRecoveryCodes: 'Estos son sus códigos de recuperación nuevos. Los de antes ya no sirven.',
  confirmEmailFirst: 'Primero confirme su correo. Use el enlace que le enviamos.',
  tooManyWrongPasswords:
    'Hubo demasiadas contraseñas incorrectas en esta cuenta. Toque Olvidé mi contraseña para elegir otra. Si no tiene correo, pida una contraseña nueva a su centro.',
  logInNotOffered: 'Aquí no se puede iniciar sesión de esta manera.',
  waitSeconds: ({ count }) =>
    count === 1
      ? `Demasiados intentos. Espere 1 segundo e intente otra vez.`
      : `Demasiados intentos. Espere ${count} segundos e intente otra vez.`,
  waitMinutes: ({ count }) =>
    count === 1
      ? `Demasiados intentos. Espere 1 minuto e intente otra vez.`
      : `Demasiados intentos. Espere ${count} minutos e intente otra vez.`,
};
