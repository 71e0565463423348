import type { en } from './messages.en.ts';

export const es: typeof en = {
  noSuchReview: 'Ese repaso no existe',
  tooManyReviews: 'Ya hay demasiados repasos para guardar más. Por favor, escríbanos.',
  reviewsSaved: 'Sus repasos están guardados.',
};
