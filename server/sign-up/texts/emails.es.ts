import type { en } from './emails.en.ts';

export const es: typeof en = {
  welcome: {
    subject: ({ product }) => `Le damos la bienvenida a ${product}`,
    headingName: ({ name }) => `¡${name}, le damos la bienvenida a nuestra calle!`,
    heading: '¡Le damos la bienvenida a nuestra calle!',
    lead: 'Soy Rosa. Detrás de cada ventana hay un momento de la vida en casa. Mire, escuche y diga quién tiene la razón. Son dos minutos, y no hay prisa.',
    button: 'Encender su primera ventana',
    userName: ({ userName }) =>
      `Su nombre de usuario es ${userName}. Para volver, toque Iniciar sesión. Use su nombre de usuario o este correo electrónico.`,
    noUserName:
      'Para volver, toque Iniciar sesión. Use este correo electrónico, o el nombre de usuario que eligió.',
    facilityCode: ({ code }) =>
      `El código de su centro es ${code}. Dé este código a las personas que invite. Lo necesitan para crear su cuenta.`,
    confirm:
      'Cuando tenga un minuto, [confirme que este es su correo]. Así podemos ayudarle si pierde su contraseña. El enlace sirve por 7 días.',
    notYou: '¿No fue usted? Entonces no abra ningún enlace. No tiene que hacer nada.',
  },
};
