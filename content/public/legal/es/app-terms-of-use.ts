import type { LegalTranslation } from '../legal-text.ts';
import * as shared from './terms-sections.ts';

/** The terms of use of the app for phones and tablets. */
export const appTermsOfUse: LegalTranslation = {
  of: '83679dbd9e7b',
  title: 'Términos de uso de la aplicación',
  effective: 'el primer día que usted usa la aplicación',
  summary: [
    'Esta página trata de la aplicación de {product} en su teléfono o tableta.',
    'Debe tener 18 años o más para usar la aplicación. Es un juego para aprender, no orientación médica.',
    'Una suscripción se renueva sola hasta que usted la cancela. Puede cancelar cuando quiera.',
    'Le devolvemos todo su dinero en los 30 días después de su primer pago, si nunca abrió el juego.',
    'Si le debemos algo por una pérdida, son como máximo 150 dólares de Estados Unidos. ¿Tiene preguntas? Escriba a {email}.',
  ],
  sections: [
    {
      id: 'agreement',
      heading: 'Qué es esto',
      paragraphs: [
        'Estos términos son un acuerdo entre usted y {company}, que hace la aplicación de {product} (“nosotros”). Valen cuando usted usa la aplicación. Si no está de acuerdo, por favor, no la use.',
        'La Política de privacidad de la aplicación le dice qué guardamos de usted.',
      ],
    },
    {
      id: 'age',
      heading: 'Su edad',
      paragraphs: ['Debe tener 18 años o más para usar la aplicación.'],
    },
    {
      id: 'license',
      heading: 'Lo que puede hacer con la aplicación',
      paragraphs: [
        'Puede poner la aplicación en los teléfonos y las tabletas que usted usa, y jugar ahí. No puede cambiarla, desarmarla ni darla a otras personas como si fuera suya.',
        'La tienda de donde bajó la aplicación tiene sus propias reglas. Esas también valen.',
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
        'Hasta donde la ley lo permite, lo que le debemos por una pérdida a causa de la aplicación es como máximo 150 dólares de Estados Unidos.',
        'Algunos lugares no permiten un límite así. Vale solo hasta donde la ley lo permite.',
      ],
    },
    {
      id: 'changes',
      heading: 'Cuando estos términos cambian',
      paragraphs: [
        'Los términos nuevos aparecen aquí con la fecha en que empiezan. Si no está de acuerdo con ellos, puede cancelar.',
      ],
    },
    shared.termsContact,
  ],
};
