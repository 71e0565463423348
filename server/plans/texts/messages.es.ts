import type { en } from './messages.en.ts';

export const es: typeof en = {
  helperLinkEnded: 'El enlace ya no sirve. Nadie puede abrir su plan con él.',
  helperLinkReady: 'Su enlace está listo.',
  wishesSaved: 'Sus deseos están guardados.',
  planSaved: 'Su plan está guardado.',
  helperTitle: 'Un plan para la casa',
  helperTitleOf: ({ name }) => `El plan de ${name}`,
  helperClosed: 'Este enlace ya no sirve. Pida uno nuevo a la persona que se lo dio.',
  helperUnknown: 'No conocemos este enlace. Revise que lo copió completo. También puede que ya no sirva.',
  helperExpired:
    'Este enlace ya no sirve. Un enlace sirve por 30 días. Pida uno nuevo a la persona que se lo dio.',
  helperEnded: 'La persona que le dio este enlace lo canceló. Pídale uno nuevo.',
};
