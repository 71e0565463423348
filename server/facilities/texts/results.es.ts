import type { en } from './results.en.ts';

export const es: typeof en = {
  fileName: 'mind-your-step-resultados.csv',
  columns: [
    'Nombre de usuario',
    'Área',
    'Miembro desde',
    'Jugó por última vez',
    'Respondidos',
    'Correctos al primer intento',
    'Saltados',
  ],
  exercise: ({ number, title }) => `Ejercicio ${number}: ${title}`,
  statuses: {
    firstTry: 'Completo al primer intento',
    completed: 'Completo',
    skipped: 'Saltado',
    incomplete: 'Incompleto',
    notAttempted: 'Sin intentar',
  },
};
