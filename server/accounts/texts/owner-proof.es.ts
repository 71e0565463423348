import type { en } from './owner-proof.en.ts';

export const es: typeof en = {
  byPassword: {
    goOn: 'Para seguir, escriba su contraseña.',
    changeEmail: 'Para cambiar su correo electrónico, escriba su contraseña.',
    addEmail: 'Para agregar un correo electrónico, escriba su contraseña.',
    choosePassword: 'Para elegir una contraseña nueva, escriba su contraseña.',
    logOutDevice: 'Para cerrar la sesión en otro dispositivo, escriba su contraseña.',
    setUpTwoSteps: 'Para activar el inicio en dos pasos, escriba su contraseña.',
    removeApp: 'Para quitar la aplicación, escriba su contraseña.',
    addPasskey: 'Para agregar una llave de acceso, escriba su contraseña.',
    removePasskey: 'Para quitar una llave de acceso, escriba su contraseña.',
    makeCodes: 'Para crear códigos de recuperación nuevos, escriba su contraseña.',
    removeProvider: ({ name }) => `Para quitar ${name}, escriba su contraseña.`,
  },
  byLink: {
    goOn: 'Para seguir, abra el enlace que le enviamos por correo electrónico.',
    changeEmail: 'Para cambiar su correo electrónico, abra el enlace que le enviamos por correo electrónico.',
    addEmail: 'Para agregar un correo electrónico, abra el enlace que le enviamos por correo electrónico.',
    choosePassword:
      'Para elegir una contraseña nueva, abra el enlace que le enviamos por correo electrónico.',
    logOutDevice:
      'Para cerrar la sesión en otro dispositivo, abra el enlace que le enviamos por correo electrónico.',
    setUpTwoSteps:
      'Para activar el inicio en dos pasos, abra el enlace que le enviamos por correo electrónico.',
    removeApp: 'Para quitar la aplicación, abra el enlace que le enviamos por correo electrónico.',
    addPasskey: 'Para agregar una llave de acceso, abra el enlace que le enviamos por correo electrónico.',
    removePasskey: 'Para quitar una llave de acceso, abra el enlace que le enviamos por correo electrónico.',
    makeCodes:
      'Para crear códigos de recuperación nuevos, abra el enlace que le enviamos por correo electrónico.',
    removeProvider: ({ name }) =>
      `Para quitar ${name}, abra el enlace que le enviamos por correo electrónico.`,
  },
  byLogin: {
    goOn: 'Para seguir, cierre la sesión y vuelva a iniciarla.',
    changeEmail: 'Para cambiar su correo electrónico, cierre la sesión y vuelva a iniciarla.',
    addEmail: 'Para agregar un correo electrónico, cierre la sesión y vuelva a iniciarla.',
    choosePassword: 'Para elegir una contraseña nueva, cierre la sesión y vuelva a iniciarla.',
    logOutDevice: 'Para cerrar la sesión en otro dispositivo, cierre la sesión y vuelva a iniciarla.',
    setUpTwoSteps: 'Para activar el inicio en dos pasos, cierre la sesión y vuelva a iniciarla.',
    removeApp: 'Para quitar la aplicación, cierre la sesión y vuelva a iniciarla.',
    addPasskey: 'Para agregar una llave de acceso, cierre la sesión y vuelva a iniciarla.',
    removePasskey: 'Para quitar una llave de acceso, cierre la sesión y vuelva a iniciarla.',
    makeCodes: 'Para crear códigos de recuperación nuevos, cierre la sesión y vuelva a iniciarla.',
    removeProvider: ({ name }) => `Para quitar ${name}, cierre la sesión y vuelva a iniciarla.`,
  },
};
