/** What calls of this feature say. */
export const en = {
  noSuchReview: 'There is no such review',
  tooManyReviews: 'There are too many reviews to take more. Please write to us.',
  reviewsSaved: 'Your reviews are saved.',
};
