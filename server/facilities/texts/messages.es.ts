import type { en } from './messages.en.ts';

export const es: typeof en = {
  nameOrEmailMissing: 'Falta un nombre de usuario o un correo electrónico.',
  memberAddedWithEmail: ({ userName }) =>
    `Agregamos a ${userName}. Le llegará un correo para elegir su contraseña.`,
  memberAddedWithCard: ({ userName }) =>
    `Agregamos a ${userName}. Imprima una tarjeta con su primera contraseña.`,
  sameUserName: ({ line }) => `El mismo nombre de usuario está en el renglón ${line}.`,
  sameEmail: ({ line }) => `El mismo correo electrónico está en el renglón ${line}.`,
  userNameExists: 'Este nombre ya existe.',
  userNameExistsWithFree: ({ freeName }) => `Este nombre ya existe. ${freeName} está libre.`,
  userNameLooksLikeLine: ({ line }) =>
    `Este nombre de usuario se ve igual que el del renglón ${line}. Escríbalo con otras letras.`,
  noSuchUnitInFile: ({ unit }) => `No tiene un área con el nombre ${unit}.`,
  unitFault: ({ fault }) => `El área: ${fault}`,
  userNameLooksLikeMember: ({ other }) =>
    `Este nombre de usuario se ve igual que ${other}, que ya está en su centro. Escríbalo con otras letras.`,
  nobodyInFile: 'No hay nadie en el archivo.',
  nobodyAdded: 'No se agregó a nadie.',
  takenJustNow: 'Alguien acaba de tomar uno de esos nombres o correos. Intente otra vez.',
  facilityAccessEnded: 'El acceso de su centro terminó.',
  notEnoughSeats: ({ free, count }) =>
    `Lugares libres en su centro: ${free}. Para esto se necesitan: ${count}.`,
  isSpreadsheet: 'Este archivo es una hoja de cálculo. Guárdela como “CSV UTF-8” y elija ese archivo.',
  unreadableLetters:
    'Algunas letras de este archivo no se pueden leer. Guarde la lista como “CSV UTF-8” y elíjala otra vez.',
  quoteNotClosed: ({ line }) =>
    `Renglón ${line}: hay comillas que no se cierran. Quítelas, o agregue las que faltan.`,
  headingsMissing:
    'El primer renglón debe nombrar las columnas: nombre de usuario, correo electrónico, área.',
  saved: 'Guardado.',
  nothingToChange: 'No hay nada que cambiar.',
  formsOn: 'Desde ahora se les pregunta a quienes no han empezado. Pueden decir que no.',
  formsOff: 'Desde ahora no se le pregunta a nadie. Las cifras se quedan.',
  fallsSaved: ({ falls, residentDays }) => `Guardado: caídas ${falls}, días de residente ${residentDays}.`,
  numberMissing: 'Escriba un número, por favor.',
  fallsTakenBack: 'Los números de este mes se retiraron.',
  fallsWithoutDays: 'Hubo caídas, así que hubo días de residente. Escríbalos, por favor.',
  fallsMoreThanDays: 'Hay más caídas que días de residente. Revise los dos números, por favor.',
  monthNotBegun: 'Este mes no ha empezado.',
  monthTooOld: 'Solo se pueden escribir este mes y los once anteriores.',
  renamed: ({ userName, newName }) => `Ahora ${userName} se llama ${newName}.`,
  renamedAndInvited: ({ userName, newName, email }) =>
    `Ahora ${userName} se llama ${newName}. Enviamos un enlace a ${email}.`,
  savedAndInvited: ({ email }) => `Guardado. Enviamos un enlace a ${email}.`,
  memberChangesAddress: 'Este miembro cambia su propio correo en la página Mi cuenta.',
  noSuchMember: 'Ese miembro no está en su centro.',
  memberWithoutEmail: 'Este miembro no tiene correo. En su lugar, imprima una tarjeta.',
  memberOpenedAccount: 'Este miembro ya abrió su cuenta.',
  memberLinkSent: ({ email }) => `Enviamos un enlace nuevo a ${email}.`,
  facilityUnverified:
    'Todavía no hemos verificado este centro. Mientras tanto, los resultados no se pueden ver.',
  notInvited: 'Podrá usar correos cuando sepamos quién administra su centro.',
  memberRemovedDeleted: ({ userName }) =>
    `Quitamos a ${userName}. Nadie había abierto la cuenta, así que se borró.`,
  memberRemoved: ({ userName }) =>
    `${userName} ya no es miembro. La persona conserva su cuenta y sus resultados.`,
  newFacilityCode: ({ code }) => `El código nuevo es ${code}. Los códigos de antes ya no sirven.`,
  facilityCodeRevoked: 'El código ya no sirve. Nadie puede unirse hasta que usted cree uno nuevo.',
  memberPasswordGiven:
    'Esta contraseña sirve una sola vez, durante 72 horas. Después de iniciar sesión, hay que elegir una nueva.',
  memberHasEmail: 'Este miembro puede elegir otra contraseña por correo.',
  administratorAlready: 'Esta persona ya administra el centro.',
  invitedAlready: 'Ya hay una invitación para este correo. Puede enviarla otra vez.',
  invitationNotOpen:
    'Este enlace ya no sirve. Si ya creó su cuenta, inicie sesión. Si no, pida una invitación nueva.',
  invitationAccepted: 'Ahora usted puede ayudar a administrar este centro.',
  invitationOtherAddress:
    'Este enlace es para otro correo electrónico. Cierre la sesión, y abra el enlace otra vez.',
  invitationOperator:
    'Usted es parte del equipo que opera este servicio. Pida un enlace a un segundo correo.',
  invitationRunsThis: 'Usted ya ayuda a administrar este centro.',
  invitationRunsOther: 'Usted administra otro centro. Pida un enlace a un segundo correo.',
  invitationOtherFacility:
    'Usted es parte de otro centro. Déjelo en la página Mi cuenta. Luego, abra el enlace otra vez.',
  invitationUnconfirmed:
    'Su correo electrónico todavía no está confirmado. Use el enlace del primer correo que le enviamos, o pídalo otra vez en la página Mi cuenta. Luego, abra este enlace otra vez.',
  invitationSubscription:
    'Usted aún tiene una suscripción propia. Cancélela primero. Podrá aceptar cuando ya no la tenga.',
  invitationOver: 'Esta invitación ya no sirve.',
  invitationSentAgain: ({ email }) => `Enviamos un enlace nuevo a ${email}. El enlace de antes ya no sirve.`,
  invitationTakenBack: ({ email }) => `Retiramos la invitación a ${email}. Su enlace ya no sirve.`,
  invitationSent: ({ email }) => `Enviamos una invitación a ${email}.`,
  mayNotInviteYet: 'Podrá invitar a otras personas cuando sepamos quién administra su centro.',
  noSuchAdministrator: 'Esa persona no administra este centro.',
  onlyAdministrator: 'Nadie más administra este centro. Primero invite a otra persona.',
  ranFacility: 'Usted ya no administra este centro.',
  administratorRemoved: 'Quitamos a esta persona.',
  joinedAlready: 'Usted ya es parte de un centro.',
  joined: 'Ahora usted es parte del centro. El centro ve sus respuestas, sus fechas y sus puntajes.',
  notJoined: 'Usted no es parte de ningún centro.',
  left: 'Usted dejó el centro. Sus resultados se quedan con usted.',
  facilityFull: 'El centro no tiene lugares libres.',
  facilityCodeInvalid: 'Este código no es válido.',
  unnamedFacility: ({ letters }) => `Centro ${letters}`,
  looksTheSame: 'Alguien aquí tiene un nombre de usuario que se ve igual. Por favor, elija otro.',
  noSuchTopic: 'Ese tema no existe.',
  unitAdded: ({ unit }) => `Se agregó el área ${unit}.`,
  unitRemoved: ({ unit }) => `Se quitó el área ${unit}. Sus miembros siguen en su centro.`,
  unitRenamed: ({ unit }) => `El área ahora se llama ${unit}.`,
  noSuchUnit: 'Esa área no está en su centro.',
  tooManyUnits: ({ most }) => `Un centro puede tener como máximo ${most} áreas.`,
  unitNameTaken: 'Ya tiene un área con este nombre.',
  membersAdded: ({ members }) =>
    members === 1 ? `Se agregó 1 miembro.` : `Se agregaron ${members} miembros.`,
  tooManyPeople: ({ most }) =>
    most === 1
      ? `Un archivo puede tener como máximo 1 persona: tantas como lugares tiene su centro.`
      : `Un archivo puede tener como máximo ${most} personas: tantas como lugares tiene su centro.`,
  inUnit: ({ count, unit }) =>
    count === 1 ? `1 miembro está ahora en ${unit}.` : `${count} miembros están ahora en ${unit}.`,
  inNoUnit: ({ count }) =>
    count === 1 ? `1 miembro está ahora sin área.` : `${count} miembros están ahora sin área.`,
  membersAndUnitsAdded: ({ members, units }) => {
    if (members === 1)
      return units === 1
        ? `Se agregaron ${members} miembro y ${units} área.`
        : `Se agregaron ${members} miembro y ${units} áreas.`;
    return units === 1
      ? `Se agregaron ${members} miembros y ${units} área.`
      : `Se agregaron ${members} miembros y ${units} áreas.`;
  },
  huddleTitle: 'Reunión de cinco minutos',
  huddleGone: 'Esta página ya no está aquí. Ciérrela y abra otra vez la reunión de cinco minutos.',
  resultsTitle: 'Resultados de sus miembros',
  resultsGone: 'Este archivo ya no está aquí. Cierre esta página y descargue los resultados otra vez.',
};
