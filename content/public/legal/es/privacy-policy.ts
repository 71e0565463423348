import type { LegalTranslation } from '../legal-text.ts';
import * as shared from './privacy-sections.ts';

/** The privacy policy of the web version. */
export const privacyPolicy: LegalTranslation = {
  of: 'c3079db9ff2a',
  title: 'Política de privacidad',
  effective: '1 de enero de 2022',
  summary: [
    'Guardamos lo que hace falta para su cuenta y su juego, y nada más.',
    'No recogemos su ubicación. No vendemos sus datos. No enviamos publicidad.',
    'Debe tener 13 años o más. Si tiene menos de 18, su padre, su madre o su tutor debe estar de acuerdo.',
    'Las respuestas de las encuestas sobre caídas son información de salud. Las guardamos con su cuenta, y su centro no las ve.',
    'Puede borrar su cuenta cuando quiera. Entonces borramos sus datos en un plazo de 30 días.',
    '¿Tiene preguntas? Escriba a {email}.',
  ],
  sections: [
    {
      id: 'who-we-are',
      heading: 'Quiénes somos',
      paragraphs: [
        '{company} ofrece {product}. En este texto, “nosotros” es {company}. “Usted” es la persona que usa {product} en la web.',
        'Esta política le dice qué guardamos de usted, por qué, quién lo ve y cómo pedir que se borre.',
      ],
    },
    {
      id: 'consent',
      heading: 'Lo que usted acepta',
      paragraphs: [
        'Para tener una cuenta, usted acepta que guardemos y usemos su correo electrónico y sus datos de contacto para manejarla. La casilla para esto está vacía al principio. Usted es quien la marca.',
        'Puede ver las páginas públicas, y darnos su opinión, sin una cuenta.',
      ],
    },
    {
      id: 'age',
      heading: 'Su edad',
      paragraphs: [
        'Si tiene menos de 13 años, no puede crear una cuenta.',
        'Si tiene de 13 a 17 años, necesita el consentimiento de su padre, su madre o su tutor. Lo pedimos cuando crea su cuenta. No le pedimos su fecha de nacimiento.',
        '¿Cree que un menor de 13 años tiene una cuenta? Escriba a {email}, por favor. La cerraremos y borraremos sus datos.',
      ],
    },
    shared.whatWeKeep,
    shared.location,
    shared.whatWeUseItFor,
    shared.whoSeesIt,
    shared.study,
    {
      id: 'on-your-device',
      heading: 'Lo que guardamos en su dispositivo',
      paragraphs: [
        'Una cookie recuerda cómo le gusta ver las páginas. Dos cookies mantienen su sesión abierta por un mes después de su última visita, porque algunos navegadores olvidan la sesión en una semana. En una computadora compartida no hay ninguna de las dos, y al cerrar la sesión se borran. Otra más nos dice que alguien ya inició sesión en este dispositivo, para que una persona que adivina contraseñas no pueda dejarle fuera. También permite que el inicio en dos pasos le pregunte menos veces. Estas cookies no dicen nada sobre usted.',
        'Su navegador también guarda su sesión, las páginas y los resultados que vio, y las respuestas que falta enviar. Así puede jugar cuando la red está lenta. Si elige guardar el juego en su dispositivo, también guarda los videos.',
        'Al cerrar la sesión, su sesión y sus resultados se quitan del dispositivo. No hay cookies de publicidad.',
      ],
    },
    shared.howLong,
    shared.yourRights,
    shared.safety,
    {
      id: 'changes',
      heading: 'Cuando esta política cambia',
      paragraphs: [
        'La versión nueva aparece en esta página, con una fecha nueva arriba. Vale desde esa fecha.',
      ],
    },
    shared.privacyContact,
  ],
};
