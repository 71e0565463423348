/** The words of the emails, by template. */
export const en = {
  accountDeleted: {
    subject: 'Your account is being deleted',
    lead: ({ product }: { product: string }) =>
      `Your ${product} account is closed. Nobody can log in with it anymore.`,
    undo: 'Did you change your mind? This link brings it back within 14 days.',
    button: 'Keep my account',
    forGood: 'All that we keep about you is deleted for good within 30 days.',
    noRenewal: 'Your subscription will not renew. Nothing more will be charged.',
    staysCanceled: 'If you come back, your subscription stays canceled. You can start it again then.',
  },
};
