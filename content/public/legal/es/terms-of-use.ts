import type { LegalTranslation } from '../legal-text.ts';
import * as shared from './terms-sections.ts';

/** The terms of use of the web version. */
export const termsOfUse: LegalTranslation = {
  of: 'dfff7584c4f4',
  title: 'Términos de uso',
  effective: '1 de enero de 2022',
  summary: [
    '{product} es un juego para aprender. No es orientación médica.',
    'Una suscripción se renueva sola hasta que usted la cancela. Puede cancelar cuando quiera.',
    'Le devolvemos todo su dinero en los 30 días después de su primer pago, si nunca abrió el juego.',
    'Si le debemos algo por una pérdida, es como máximo lo que usted nos pagó.',
    'Un reclamo se debe presentar en el plazo de un año. ¿Tiene preguntas? Escriba a {email}.',
  ],
  sections: [
    {
      id: 'agreement',
      heading: 'Qué es esto',
      paragraphs: [
        'Estos términos son un acuerdo entre usted y {company}, que ofrece {product} (“nosotros”). Valen cuando usted usa {product} en la web. Si no está de acuerdo, por favor, no lo use.',
        'La Política de privacidad le dice qué guardamos de usted, y desde qué edad puede crear una cuenta.',
      ],
    },
    shared.notMedical,
    shared.account,
    shared.fairUse,
    shared.billing,
    shared.paymentCompanies,
    shared.trials,
    shared.cancelling,
    shared.refunds,
    shared.asItIs,
    {
      id: 'liability',
      heading: 'Lo máximo que le podemos deber',
      paragraphs: [
        'Hasta donde la ley lo permite, lo que le debemos por una pérdida a causa de {product} es como máximo la cantidad que usted nos pagó por él.',
        'Algunos lugares no permiten un límite así. Vale solo hasta donde la ley lo permite.',
      ],
    },
    {
      id: 'claims',
      heading: 'Plazo para presentar un reclamo',
      paragraphs: [
        'Un reclamo sobre {product} se debe presentar en el plazo de un año después de que surgió. Después de ese año ya no se puede presentar, hasta donde la ley lo permite.',
      ],
    },
    {
      id: 'changes',
      heading: 'Cuando estos términos cambian',
      paragraphs: [
        'Los términos nuevos aparecen en esta página, con una fecha nueva arriba. Valen desde esa fecha. Si no está de acuerdo con ellos, puede cancelar.',
      ],
    },
    shared.termsContact,
  ],
};
