import type { en } from './messages.en.ts';

export const es: typeof en = {
  facilityOnHold: 'Este centro está en pausa. Escríbanos.',
  onlyIndividuals: 'Solo las cuentas individuales tienen una suscripción.',
  onlyFacilityStaff: 'Solo puede hacerlo quien administra el centro.',
  subscriptionRequired: 'Para jugar necesita una suscripción.',
  facilityEnded: 'El acceso de su centro terminó. Hable con su centro.',
  studyWaiting: 'En su estudio, el juego se abre más adelante. La página de su estudio dice cuándo.',
};
