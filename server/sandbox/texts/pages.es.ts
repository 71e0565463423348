import type { en } from './pages.en.ts';

export const es: typeof en = {
  store: {
    title: 'Todavía no está en las tiendas',
    why: 'Este es el modo de prueba, donde se puede probar todo. La aplicación todavía no está en Google Play ni en App Store, así que no hay nada que descargar.',
    browser: 'Puede jugar en el navegador de su teléfono o tableta.',
    home: 'Ir a la página de inicio',
  },
  bank: {
    title: 'Modo de prueba: su banco',
    stands: ({ last4 }) =>
      `Esta página representa al banco de su tarjeta que termina en ${last4}. No se mueve dinero de verdad.`,
    askCard: '¿Quiere usar esta tarjeta para su suscripción?',
    askPay: ({ amount }) => `¿Quiere pagar ${amount}?`,
    approve: 'Aprobar',
    refuse: 'Rechazar',
    asksNothing: 'Su banco no pide nada, o ya no lo pide. Puede cerrar esta página.',
    approved: 'Usted lo aprobó. Puede cerrar esta página.',
    refused: 'Usted lo rechazó. Puede cerrar esta página.',
  },
  identity: {
    title: ({ provider }) => `Modo de prueba: iniciar sesión con ${provider}`,
    choose: ({ provider }) =>
      `Elija quién quiere ser. Estas personas son inventadas; no se pregunta a ${provider}.`,
    somebodyNew: 'Cada vez, una persona nueva que nunca se ha visto.',
    about: {
      noAccount: 'No tiene una cuenta hasta que la crea.',
      hasAccount: 'Tiene una cuenta con este correo.',
      noEmail: 'No da un correo electrónico.',
    },
  },
};
