import type { LegalTranslation } from '../legal-text.ts';
import * as shared from './privacy-sections.ts';

/** The privacy policy of the app for phones and tablets. */
export const appPrivacyPolicy: LegalTranslation = {
  of: '737ea4baf938',
  title: 'Política de privacidad de la aplicación',
  effective: 'el primer día que usted usa la aplicación',
  summary: [
    'Esta página trata de la aplicación de {product} en su teléfono o tableta.',
    'La aplicación no recoge su ubicación. No muestra publicidad.',
    'Guardamos lo que hace falta para su cuenta y su juego. No lo vendemos.',
    'Las respuestas de las encuestas sobre caídas son información de salud. Las guardamos con su cuenta, y su centro no las ve.',
    'Si borra su cuenta, borramos sus datos en un plazo de 30 días.',
    '¿Tiene preguntas? Escriba a {email}.',
  ],
  sections: [
    {
      id: 'who-we-are',
      heading: 'Quiénes somos',
      paragraphs: [
        '{company} hace la aplicación de {product}. En este texto, “nosotros” es {company}. “Usted” es la persona que usa la aplicación.',
        'Usted usa una sola cuenta en la aplicación y en la web. Su juego es el mismo en las dos.',
      ],
    },
    {
      id: 'consent',
      heading: 'Lo que usted acepta',
      paragraphs: [
        'Para tener una cuenta, usted acepta que guardemos y usemos su correo electrónico y sus datos de contacto para manejarla. La casilla para esto está vacía al principio. Usted es quien la marca.',
      ],
    },
    {
      id: 'age',
      heading: 'Su edad',
      paragraphs: [
        'Nadie menor de 13 años puede crear una cuenta. Los Términos de uso de la aplicación piden que tenga 18 años o más para usar la aplicación.',
      ],
    },
    shared.whatWeKeep,
    shared.location,
    {
      id: 'on-your-device',
      heading: 'Lo que la aplicación guarda y pide en su dispositivo',
      paragraphs: [
        'La aplicación guarda su sesión, cómo le gusta ver las páginas, los resultados que vio y las respuestas que falta enviar. Si elige guardar el juego en su dispositivo, también guarda los videos.',
        'La aplicación no pide sus contactos, sus fotos, su cámara, su micrófono ni su ubicación.',
        'Al cerrar la sesión, su sesión y sus resultados se quitan del dispositivo. Quitar la aplicación de su dispositivo no borra su cuenta.',
      ],
    },
    shared.whatWeUseItFor,
    shared.whoSeesIt,
    shared.study,
    shared.howLong,
    shared.yourRights,
    shared.safety,
    {
      id: 'changes',
      heading: 'Cuando esta política cambia',
      paragraphs: ['La versión nueva aparece en esta página con la fecha en que empieza.'],
    },
    shared.privacyContact,
  ],
};
