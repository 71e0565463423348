import type { en } from './emails.en.ts';

export const es: typeof en = {
  frame: {
    picturePlan: ({ words }) => `Del video: ${words}`,
  },
  weekly: {
    subject: ({ product }) => `Su semana con ${product}`,
    reviews: ({ count }) =>
      count === 1
        ? 'Soy Rosa. Una cosa espera que usted la mire otra vez, cuando guste.'
        : `Soy Rosa. ${count} cosas esperan que usted las mire otra vez, cuando guste.`,
    plan: 'Soy Rosa. Una cosa de su plan todavía está pendiente. Tómese todo el tiempo que necesite.',
    buttonReviews: 'Abrir Los tres de hoy',
    buttonPlan: 'Abrir mi plan',
    fromPlan: ({ plan }) => `De su plan: ${plan}`,
    waiting: 'Puede mirar esto otra vez:',
    why: 'Recibe este correo una vez por semana porque usted lo pidió.',
  },
  followUp: {
    subject: '¿Cómo le fue con su plan?',
    lead: 'Soy Rosa. Usted eligió una cosa para su casa. ¿Ya está hecha? Si todavía no, también está bien.',
    button: 'Abrir mi plan',
    choseWeek: ({ what }) => `Usted eligió esto hace una semana: ${what}`,
    choseMonth: ({ what }) => `Usted eligió esto hace cuatro semanas: ${what}`,
    hand: 'Y si necesita ayuda, su plan dice quién se la puede dar.',
    why: 'Recibe este correo porque usted lo pidió.',
  },
};
