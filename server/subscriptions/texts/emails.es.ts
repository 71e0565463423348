import type { en } from './emails.en.ts';

/** What Stripe calls a bank account in the place of a card's brand. */
const bank = 'Bank account';

export const es: typeof en = {
  startedSubject: ({ product }) => `Su suscripción a ${product} ya empezó`,
  receiptSubject: ({ product, money }) => `Su recibo de ${product}: ${money}`,
  refundedSubject: ({ money }) => `Le devolvimos ${money}`,
  paymentFailedSubjectLast: 'Último aviso: por favor, actualice su tarjeta',
  paymentFailedSubject: 'Por favor, actualice su tarjeta',
  canceledSubject: ({ product }) => `Su suscripción a ${product} está cancelada`,
  keptSubject: ({ product }) => `Su suscripción a ${product} sigue`,
  cardChangedSubject: ({ product }) => `Ahora ${product} se paga con otra tarjeta`,
  endedSubject: ({ product }) => `Su suscripción a ${product} terminó`,
  renewalSubject: ({ product, day }) => `Su suscripción a ${product} se renueva el ${day}`,
  trialEndingSubject: ({ product, day }) => `Su prueba gratis de ${product} termina el ${day}`,
  discountEndingSubject: ({ day }) => `Su descuento termina el ${day}`,
  discountEndingSubjectCard: ({ day }) => `Agregue una tarjeta antes del ${day}`,
  priceChangeSubject: ({ product }) => `El precio de ${product} cambia`,
  priceWithdrawnSubject: ({ product }) => `El precio de ${product} sigue igual`,
  memberEndsSubject: ({ product, day }) => `Su propia suscripción a ${product} termina el ${day}`,
  howToCancel:
    'Puede cancelar cuando quiera: abra su suscripción y toque Cancelar la suscripción. Después puede jugar hasta que termine el tiempo que ya pagó.',
  howToCancelAsMember:
    'Puede cancelar cuando quiera. Abra su cuenta. Debajo del nombre de su centro, toque Cancelar mi suscripción.',
  notExpected: '¿No fue usted, o hay algún error? Por favor, escríbanos o llámenos. Lo revisamos con usted.',
  startedTrial: 'Su prueba gratis ya empezó. Hoy no se cobró nada.',
  startedPaid: ({ money, day }) => `Hoy pagó ${money}. Este correo es su recibo, con fecha del ${day}.`,
  startedFree: 'No se cobró nada: su descuento es del 100%.',
  startedUntil: ({ day }) =>
    `Puede jugar hasta el ${day}. Para seguir jugando, agregue una tarjeta antes de ese día.`,
  startedRenewsFree: ({ interval }) => `Se renueva cada ${interval}, sin costo, hasta que usted la cancele.`,
  startedRenews: ({ interval, money, day }) =>
    `Se renueva cada ${interval} hasta que usted la cancele. El próximo pago es de ${money}, el ${day}.`,
  receiptPaid: ({ money, day }) => `Pagó ${money} el ${day}.`,
  receiptCovers: ({ from, until }) => `Cubre su suscripción desde el ${from} hasta el ${until}.`,
  receiptCoversUntil: ({ day }) => `Cubre su suscripción hasta el ${day}.`,
  refundedLead: ({ money, day }) =>
    `Enviamos ${money} a su tarjeta el ${day}. Tarda de 5 a 10 días en llegar.`,
  paymentFailedLead: ({ product }) => `El banco no aceptó la tarjeta de su suscripción a ${product}.`,
  paymentFailedUntil: ({ day }) =>
    `Puede jugar hasta el ${day}. Si para entonces no actualiza su tarjeta, su suscripción termina. No deberá nada.`,
  canceledLead: ({ day }) => `Puede jugar hasta el ${day}. No se cobrará nada más.`,
  canceledMind: '¿Cambió de idea? Hasta ese día puede conservar su suscripción, sin otro cobro.',
  keptFree: ({ day }) =>
    `Usted conserva su suscripción. Hoy no se cobró nada, y se renueva gratis el ${day}.`,
  keptPaid: ({ money, day }) =>
    `Usted conserva su suscripción. Hoy no se cobró nada. El próximo pago es de ${money}, el ${day}.`,
  cardChangedLead: ({ day, brand, last4 }) =>
    brand === bank
      ? `Desde el ${day}, su suscripción se paga desde su cuenta de banco que termina en ${last4}. No se cobró nada por el cambio.`
      : `Desde el ${day}, su suscripción se paga con su tarjeta ${brand} que termina en ${last4}. No se cobró nada por el cambio.`,
  cardChangedLeadNoDigits: ({ day, brand }) =>
    `Desde el ${day}, su suscripción se paga con su tarjeta ${brand}. No se cobró nada por el cambio.`,
  cardChangedNotYou: 'Si no fue usted quien la cambió, escríbanos o llámenos de inmediato, por favor.',
  endedCanceled: 'Usted la canceló, y el tiempo que ya había pagado terminó.',
  endedUnpaid: 'El banco no aceptó su tarjeta, y no se actualizó. No debe nada.',
  endedNoCard: 'Su descuento terminó. Agregue una tarjeta para seguir jugando.',
  endedKept: 'Sus resultados están guardados. Aquí estarán cuando vuelva a suscribirse.',
  renewalLead: ({ day, money }) => `El ${day}, se cobrarán ${money} a su tarjeta.`,
  trialEndingLead: ({ day, money }) =>
    `El ${day}, se cobrarán ${money} a su tarjeta por primera vez, a menos que cancele antes.`,
  discountEndingLead: ({ day, money }) => `Desde el ${day}, usted paga ${money}.`,
  discountEndingCard: ({ day, money }) =>
    `Su descuento del 100% termina el ${day}. Para seguir jugando, agregue una tarjeta: ese día se le cobrarán ${money}.`,
  discountEndingWithout: 'Sin una tarjeta, su suscripción termina ese día. No deberá nada.',
  priceChangeFrom: ({ day, money, interval }) =>
    `Desde el ${day}, su suscripción cuesta ${money} cada ${interval}.`,
  priceChangeUntil: ({ money }) => `Hasta entonces usted paga ${money}, como antes.`,
  priceChangeAgree: 'Si está de acuerdo, no tiene que hacer nada.',
  priceWithdrawnLead: ({ money, interval }) =>
    `Le escribimos sobre un precio nuevo. Ese cambio ya no se hará. Su suscripción cuesta ${money} cada ${interval}, como antes.`,
  priceWithdrawnNothing: 'No tiene que hacer nada.',
  memberNothingToDo: 'No tiene que hacer nada, y no deberá nada.',
  memberPaymentFailed: 'El banco no aceptó la tarjeta de esa suscripción.',
  memberCanceled: ({ day }) => `Termina el ${day}. No se cobrará nada más.`,
  memberEnded: 'No se cobrará nada más. Sus resultados están guardados.',
  memberDiscountEnding: 'Su descuento del 100% termina ese día.',
  buttonSubscription: 'Ver mi suscripción',
  buttonReceipts: 'Ver e imprimir mis recibos',
  buttonUpdateCard: 'Actualizar mi tarjeta',
  buttonKeep: 'Conservar mi suscripción',
  buttonAddCard: 'Agregar una tarjeta',
  buttonSubscribeAgain: 'Volver a suscribirse',
  buttonAccount: 'Ver mi cuenta',
};
