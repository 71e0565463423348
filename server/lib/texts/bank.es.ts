import type { en } from './bank.en.ts';

export const es: typeof en = {
  insufficientFunds: 'Su tarjeta no tiene fondos suficientes.',
  expired: 'Su tarjeta está vencida.',
  wrongCvc: 'El código de seguridad de su tarjeta no es correcto.',
  processing: 'Ocurrió un error con su tarjeta. Intente otra vez en un momento.',
  velocity: 'El banco no aceptó la tarjeta: hubo demasiados intentos seguidos, o el monto pasa de su límite.',
  authentication: 'El banco no aceptó la tarjeta. Este pago necesita que su banco lo confirme.',
  notApproved: 'Su banco no aprobó el pago. Intente otra vez o use otra tarjeta.',
  wrongNumber: 'El número de su tarjeta no es correcto.',
  testCardsOnly: 'El modo de prueba solo acepta tarjetas de prueba, como 4242 4242 4242 4242.',
};
