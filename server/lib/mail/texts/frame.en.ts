/** What every email says around its own words. */
export const en = {
  stop: 'Stop these emails',
  copyAddress: 'If the button does not work, copy this address into your browser:',
  questions: ({ email }: { email: string }) => `Questions? Write to ${email}.`,
  questionsWithPhone: ({ email, phone }: { email: string; phone: string }) =>
    `Questions? Write to ${email} or call ${phone}.`,
  pictureLane: 'Porch Lane in the evening. Every window is lit.',
  pictureNarrow: 'Porch Lane in the evening',
};
