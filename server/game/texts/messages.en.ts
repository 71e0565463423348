/** What calls of this feature say. */
export const en = {
  noSuchGame: 'There is no such game.',
  formNotOpen: 'This test is not open now.',
  formSaved: 'Saved.',
  formSkipped: 'The test is skipped. Thank you all the same.',
  notOnForm: 'This is not asked.',
  claimNotOffered: 'This answer is not offered.',
};
