import type { LegalSection } from '../legal-text.ts';

/** What both terms of use say in the same words: the game, the account, and money. */

export const notMedical: LegalSection = {
  id: 'not-medical',
  heading: 'Un juego, no orientación médica',
  paragraphs: [
    '{product} es un juego para aprender. Muestra qué puede hacer que la gente se caiga. No es orientación médica, y sus puntajes no son un diagnóstico.',
    'Pregunte a su doctor antes de cambiar cómo se mueve, qué medicina toma o qué le ayuda a caminar. Si se cayó o se siente mal, busque ayuda. Los videos muestran peligros. No los imite.',
  ],
};

export const account: LegalSection = {
  id: 'account',
  heading: 'Su cuenta',
  paragraphs: [
    'Dé datos verdaderos al crear su cuenta. No diga a nadie su contraseña. Avísenos enseguida si cree que otra persona usa su cuenta.',
    'Un centro le puede dar un código. El código le une a su centro, y el centro lo paga.',
    'Puede borrar su cuenta en la página Mi cuenta cuando quiera.',
  ],
};

export const fairUse: LegalSection = {
  id: 'fair-use',
  heading: 'Uso correcto',
  paragraphs: [
    'Use {product} para usted, o para las personas que están a su cuidado. No lo copie, no lo venda, no entre en él a la fuerza y no lo haga más lento para los demás.',
    'Los videos, las imágenes, las palabras y el nombre son de {company} o de quienes nos permiten usarlos. Puede imprimir sus propios informes y compartirlos.',
    'Podemos cerrar una cuenta que no cumple estas reglas.',
  ],
};

export const billing: LegalSection = {
  id: 'billing',
  heading: 'Precio y renovación',
  paragraphs: [
    'Usted ve el precio antes de pagar. Una suscripción dura un periodo de 1, 3, 6 o 12 meses. Al crear su cuenta, ve qué periodo se ofrece. Hoy es de 1 mes.',
    'La suscripción se renueva sola. Al final de cada periodo cobramos a su tarjeta el siguiente, hasta que usted cancele.',
    'Un precio nuevo vale desde su próximo periodo, nunca a la mitad de uno. Le avisamos por correo electrónico 30 días antes de que lo pague, y lo mostramos en la página Suscripción.',
    'Si un pago falla, le escribimos, para que pueda cambiar su tarjeta.',
  ],
};

export const paymentCompanies: LegalSection = {
  id: 'payment-companies',
  heading: 'Quién recibe el pago',
  paragraphs: [
    'Los pagos se hacen con los servicios de pago de otras empresas. El número de su tarjeta va a ellas y no a nosotros. Para el pago valen los términos de ellas.',
  ],
};

export const trials: LegalSection = {
  id: 'trials',
  heading: 'Pruebas gratis',
  paragraphs: [
    'Podemos ofrecer una prueba gratis. Nosotros decidimos si la ofrecemos y por cuánto tiempo. Cada persona recibe una. Le avisamos por correo electrónico 3 días antes de que termine. Si para entonces no cancela, empieza la suscripción que se paga.',
  ],
};

export const cancelling: LegalSection = {
  id: 'cancelling',
  heading: 'Cómo cancelar',
  paragraphs: [
    'Puede cancelar cuando quiera en los ajustes de su cuenta: abra la página Suscripción y toque Cancelar la suscripción. O envíenos una solicitud de ayuda en la página Escríbanos.',
    'Puede jugar hasta el final del tiempo que pagó. No se le cobrará otra vez. Si cambia de idea antes de ese día, conserva su suscripción sin más costo.',
  ],
};

export const refunds: LegalSection = {
  id: 'refunds',
  heading: 'La devolución de su dinero',
  paragraphs: [
    'Recibe un reembolso completo en los 30 días después de su primer pago, si nunca abrió lo que pagó. El juego cuenta como abierto cuando lo empieza por primera vez. Toque Pedir un reembolso en la página Suscripción. El botón se ve mientras usted tiene este derecho, y sirve una sola vez. O escriba a {email}.',
    'En otros casos, por favor, escríbanos. Los derechos que la ley le da siguen igual.',
  ],
};

export const asItIs: LegalSection = {
  id: 'as-it-is',
  heading: 'Lo que no podemos prometer',
  paragraphs: [
    'Trabajamos mucho para que {product} esté bien y funcione. Lo ofrecemos tal como es. No podemos prometer que nunca se detenga, que no tenga errores o que por jugar usted no se caerá.',
  ],
};

export const termsContact: LegalSection = {
  id: 'contact',
  heading: 'Cómo comunicarse con nosotros',
  paragraphs: [
    'Para preguntas y para avisos según estos términos, escriba a {email}. También puede usar la página Escríbanos.',
  ],
};
