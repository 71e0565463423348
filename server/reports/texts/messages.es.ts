import type { en } from './messages.en.ts';

export const es: typeof en = {
  noSuchReport: 'Ese informe no existe.',
  manyReports: 'Se están haciendo muchos informes ahora. Intente en un momento.',
  reportTitle: 'Su informe',
  reportGone: 'Este informe ya no está aquí. Cierre esta página y toque Crear informe otra vez.',
};
