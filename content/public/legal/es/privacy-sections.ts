import type { LegalSection } from '../legal-text.ts';

/** What both privacy policies say in the same words. */

export const whatWeKeep: LegalSection = {
  id: 'what-we-keep',
  heading: 'Lo que guardamos de usted',
  paragraphs: [
    'Su cuenta: su nombre de usuario, su correo electrónico si lo dio, su nombre si lo dio, cómo le gusta ver las páginas y la zona horaria de su navegador. No guardamos su contraseña. Guardamos una forma en clave de ella, que no se puede descifrar.',
    'Su juego: qué ejercicios abrió, qué eligió, cuándo, por cuánto tiempo y cuántas veces repitió un video. Cuando empieza un juego nuevo, guardamos el anterior por 30 días, para que pueda recuperarlo.',
    'Sus repasos: qué ejercicios miró otra vez en Los tres de hoy, qué eligió, si encontró el lugar y si lo sabía con certeza, y cuándo. No son parte de ningún juego, así que se quedan cuando empieza uno nuevo.',
    'Su plan, si hace uno: qué tiene en casa, qué eligió hacer y cuándo, quién le ayuda si nombró a alguien, y qué pasó después. Si lo comparte: sus deseos, y hasta cuándo sirve su enlace.',
    'Un juego en compañía: los nombres que escribieron usted y las personas invitadas, y lo que está en la pantalla en ese momento. Borramos todo cuando el juego termina, a las cuatro horas como máximo. No se guarda lo que eligen las personas invitadas.',
    'Los correos que eligió recibir: cuáles son, cuándo se envió cada uno y cuándo toca el siguiente.',
    'Lo que nos dice: sus respuestas a las encuestas, sus comentarios y los mensajes que nos envía. Las respuestas de las encuestas sobre caídas son información de salud.',
    'Sus pagos: su plan, cuánto pagó y cuándo, y la marca y los últimos cuatro números de su tarjeta. Nunca guardamos el número completo de su tarjeta.',
    'Sus sesiones: el tipo de dispositivo, cuándo inició la sesión y cuándo estuvo ahí por última vez. Puede ver esta lista en la página Mi cuenta y cerrar cualquier sesión.',
    'Su centro, si tiene uno: el día en que se unió y el día en que lo dejó.',
    'Lo que usted aceptó: qué texto, y cuándo. Si ayuda a los investigadores: desde cuándo, o cuándo dejó de hacerlo.',
  ],
};

export const location: LegalSection = {
  id: 'location',
  heading: 'Su ubicación',
  paragraphs: [
    'No recogemos su ubicación. Nunca preguntamos a su dispositivo dónde está. No usamos la cámara ni el micrófono.',
    'Guardamos la zona horaria de su navegador, para que nuestros correos digan el día correcto. Nos dice su hora, no su lugar.',
  ],
};

export const whatWeUseItFor: LegalSection = {
  id: 'what-for',
  heading: 'Para qué lo usamos',
  paragraphs: [
    'Lo usamos para manejar su cuenta, guardar su juego y mostrarle sus informes. También, para recibir pagos, contestarle y mantener seguro el servicio.',
    'Enviamos correos sobre su cuenta y su suscripción. No enviamos publicidad. Los correos que le recuerdan el juego o su plan llegan solo si usted los elige. Cada uno trae un enlace para dejar de recibirlos.',
    'Sus puntajes muestran cómo le fue en un juego. No son una prueba médica, y no los usamos así.',
  ],
};

export const whoSeesIt: LegalSection = {
  id: 'who-sees-it',
  heading: 'Quién más lo ve',
  paragraphs: [
    'No vendemos lo que sabemos de usted. En nuestras páginas no hay publicidad, y no usamos herramientas de análisis.',
    'Una empresa de pagos recibe sus pagos. El número de su tarjeta va a esa empresa, bajo sus propias reglas de privacidad.',
    'Si inicia sesión con Google o Facebook, esa empresa nos dice quién es usted: su nombre, su correo electrónico y su número de usuario allí. No le decimos nada de su juego.',
    'Si se une a un centro con su código, el centro puede ver su nombre de usuario, el día en que se unió, sus respuestas con sus fechas, y sus puntajes. No ve sus repasos en Los tres de hoy, ni su plan, ni si ayuda a los investigadores, ni lo que escribe en las encuestas o en sus comentarios. Puede dejar el centro en la página Mi cuenta.',
    'Si crea un enlace a su plan, quien tenga el enlace puede ver el plan y sus deseos, y su nombre si lo dio. No ve respuestas ni puntajes. El enlace deja de servir después de 30 días, cuando usted lo cancela, cuando crea uno nuevo o cuando elige una contraseña nueva.',
    'Si juega en compañía, las personas invitadas ven el nombre que usted escribió, el ejercicio donde está y lo que eligió ahí cuando toca Aceptar. No ven nada de sus otras respuestas, de sus puntajes ni de su cuenta. Quien tenga el enlace o las letras puede entrar hasta que usted cierre la puerta o termine el juego.',
    'Su centro puede pedirle que mire dieciséis imágenes antes del juego y después. Puede decir que no. Lo que usted contesta es suyo: el centro ve solo cifras de cinco personas o más juntas. Esas cifras no tienen nombres. Se quedan si usted deja el centro o cierra su cuenta.',
    'Cuando un centro juega con muchas personas ante una sola pantalla, guardamos cuántas manos se levantaron. No guardamos nombres.',
    'Si un sistema de aprendizaje le envía a una parte del juego, ese sistema sabe cuándo abrió usted esa parte, y cuándo la había contestado toda. No recibe sus respuestas.',
    'Nuestro personal mira una cuenta solo si hay una razón. Usted puede leer esa razón en la copia de sus datos.',
    'Otras empresas manejan nuestras computadoras y llevan nuestro correo. Puede que guarden para nosotros resultados de aprendizaje. Trabajan para nosotros, y usan sus datos solo para nosotros. Una empresa que guarda esos resultados recibe un código en lugar de su nombre.',
    'Damos datos a un tribunal o a una oficina del gobierno solo cuando la ley nos obliga.',
  ],
};

export const study: LegalSection = {
  id: 'study',
  heading: 'Si ayuda a los investigadores',
  paragraphs: [
    'Puede dejar que los investigadores estudien lo que usted hace en el juego. Nadie tiene que hacerlo. La casilla para esto está vacía al principio. También puede empezar y dejarlo en la página Mi cuenta.',
    'Los investigadores reciben sus primeros intentos, lo que usted miró otra vez, si lo sabía con certeza y qué pasó con su plan. No reciben su nombre, su correo electrónico, su centro ni sus propias palabras. Un código que inventamos va en lugar de su nombre, y un número de días en lugar de las fechas.',
    'Esto no asegura que nadie sepa quién es usted. Alguien que conoce bien sus respuestas, como su centro, podría adivinar qué filas son suyas. Decimos a los investigadores que no lo intenten, y que no den las filas a nadie más.',
    'Para participar debe tener 18 años o más. No le pedimos su fecha de nacimiento, así que no podemos revisarlo. Si tiene menos de 18, por favor, deje la casilla vacía.',
    'Cuando deja de participar, o cierra su cuenta, el siguiente archivo para los investigadores no tiene nada suyo. Les pedimos que borren los archivos anteriores. No podemos recuperar lo que ya aprendieron.',
  ],
};

export const howLong: LegalSection = {
  id: 'how-long',
  heading: 'Cuánto tiempo lo guardamos, y cómo borrarlo',
  paragraphs: [
    'Guardamos sus datos mientras usted tenga una cuenta.',
    'Puede borrar su cuenta en la página Mi cuenta. Antes puede descargar ahí una copia de sus datos. Su sesión se cierra enseguida en todos lados, y su suscripción no se renueva. Por 14 días, un enlace en nuestro correo recupera su cuenta y sus resultados. La suscripción sigue cancelada.',
    'Borramos sus datos en un plazo de 30 días desde que se borra su cuenta. Lo que se pagó y cuándo queda en nuestros libros por 7 años, como pide la ley, pero sin su nombre, su cuenta ni su tarjeta. Guardamos un registro de lo que hace nuestro personal, sin su nombre.',
    'Los mensajes y los comentarios que no podemos relacionar con una cuenta se borran en un plazo de 12 meses.',
    'También puede escribir a {email} y pedirnos que borremos su cuenta o un mensaje que nos envió.',
  ],
};

export const yourRights: LegalSection = {
  id: 'your-rights',
  heading: 'Lo que usted puede hacer',
  paragraphs: [
    'En la página Mi cuenta puede ver y cambiar su nombre y su correo electrónico, ver lo que aceptó, descargar una copia de sus datos, cerrar sesiones, dejar un centro y borrar su cuenta.',
    'Ahí también puede ayudar a los investigadores, o dejar de hacerlo. Las dos cosas se hacen con un toque.',
    'Puede retirar su consentimiento cuando quiera: borre su cuenta, o escriba a {email}. Sin él no podemos manejar una cuenta.',
  ],
};

export const safety: LegalSection = {
  id: 'safety',
  heading: 'Cómo lo protegemos',
  paragraphs: [
    'Las contraseñas se guardan solo en clave. Después de una contraseña incorrecta, el siguiente intento tarda más. Los enlaces de nuestros correos sirven por un tiempo limitado. Para frenar los abusos, contamos las conexiones desde una misma dirección de internet, y en unos días olvidamos ese número.',
    'Si activa el inicio en dos pasos, guardamos en clave la llave de su aplicación. Guardamos sus códigos de recuperación en una forma que no se puede descifrar. Guardamos la mitad pública de sus llaves de acceso. Su huella y su cara nunca salen de su dispositivo.',
    'Para que usted vea si otra persona trata de entrar, guardamos una lista por 90 días. La lista tiene cada inicio de sesión y cada contraseña incorrecta. También, cada cambio de su contraseña, de su correo electrónico o de otras maneras de iniciar sesión. Y también, cada descarga de sus datos, y cada vez que su centro mira sus resultados. Dice la hora, el tipo de dispositivo y un código en lugar de la dirección de internet.',
    'Ningún servicio puede ser del todo seguro. Por favor, elija una contraseña larga, y cierre la sesión cuando comparta un dispositivo.',
  ],
};

export const privacyContact: LegalSection = {
  id: 'contact',
  heading: 'Cómo comunicarse con nosotros',
  paragraphs: [
    'Para cualquier pregunta sobre privacidad, para pedir que se borren datos o para enviarnos un aviso, escriba a {email}. También puede usar la página Escríbanos.',
  ],
};
