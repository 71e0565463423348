import type { en } from './messages.en.ts';

export const es: typeof en = {
  nothingToCancel: 'No tiene una suscripción para cancelar.',
  notCanceledYet: 'Su suscripción todavía no está cancelada. Intente otra vez.',
  canceledUntil: ({ day }) => `Su suscripción está cancelada. Puede jugar hasta el ${day}.`,
  subscriptionEnded: 'Su suscripción terminó.',
  noSubscriptionForCard: 'No tiene una suscripción que pagar con tarjeta.',
  cardNotNeeded: 'Su suscripción no cuesta nada. No necesita una tarjeta.',
  paymentArrived: 'Gracias. Recibimos su pago.',
  cardChanged: 'Se cambió su tarjeta.',
  nothingToConfirm: 'No hay un pago por confirmar.',
  bankApproved: 'Gracias. Su banco lo aprobó.',
  oldCardUsed: ({ reason, last4 }) => `${reason} Seguimos usando su tarjeta que termina en ${last4}.`,
  noSuchReceipt: 'Ese recibo no existe.',
  receiptDescription: ({ product }) => `${product}, suscripción`,
  refunded: ({ money }) =>
    `Le devolvimos ${money}. Tarda de 5 a 10 días en llegar a su tarjeta. Su suscripción terminó.`,
  refundRefused:
    'Puede pedir un reembolso en los 30 días después de su primer pago, si nunca abrió el juego. Escríbanos, por favor.',
  refundImpossible:
    'Este pago ya no se puede devolver a su tarjeta. Escríbanos, por favor, y le haremos el reembolso de otra manera.',
  subscriptionActive: 'Su suscripción está activa.',
  subscribedAlready: 'Usted ya tiene una suscripción. No se cobró nada.',
  subscriptionContinues: 'Su suscripción sigue. Hoy no se cobró nada.',
  sandbox: 'el modo de prueba',
  otherProvider: ({ theirs, ours }) =>
    `No se hizo nada: esta suscripción está con ${theirs}, y este servidor usa ${ours}.`,
  otherProviderUnknown: ({ ours }) =>
    `No se hizo nada: esta suscripción está con otra empresa de pagos, y este servidor usa ${ours}.`,
  discountInvalid: 'Este código no es válido.',
  cardDataRefused: 'Escriba la tarjeta en los campos del banco.',
  cardsStopped:
    'Por seguridad, ahora mismo no aceptamos tarjetas de nadie. No se cobró nada. Intente otra vez en una hora.',
  tooManyDeclined:
    'El banco rechazó demasiadas tarjetas. No se cobró nada. Intente otra vez en una hora, o pregunte a su banco.',
  requiresAction: 'Su banco pide confirmar el pago.',
  askedSomethingElse: 'Usted pidió otra cosa antes de que su banco contestara. No se cobró nada.',
  paymentRefused:
    'El servicio de pagos no lo aceptó, y no se cobró nada. Ya lo sabemos y lo estamos revisando. Escríbanos, por favor.',
  paymentFailed: 'No se pudo hacer el pago. No se cobró nada. Intente otra vez.',
  paymentSilent:
    'El servicio de pagos no contesta. Seguimos intentando, y no se le cobrará dos veces. Vuelva a mirar en unos minutos.',
  stillProcessed: 'Su pago todavía está en proceso. Espere un minuto e intente otra vez.',
  facilityPays: 'Su centro le da acceso. Usted no tiene que pagar nada.',
  notOnSale: 'Todavía no se venden suscripciones.',
  cardMissing: 'Escriba los datos de su tarjeta.',
  emailMissingToPay:
    'Primero agregue su correo electrónico en la página Mi cuenta. Ahí le enviamos sus recibos, y le avisamos antes de que cambie un precio.',
  priceChanged: ({ money }) =>
    `El precio cambió. Ahora es ${money}. No se cobró nada. Revise el monto nuevo y toque el botón otra vez.`,
  notActiveNow:
    'Su suscripción no está activa ahora. Abra otra vez la página Suscripción para ver cómo está.',
};
