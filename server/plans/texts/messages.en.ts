/** What calls of this feature say. */
export const en = {
  helperLinkEnded: 'The link is ended. Nobody can open your plan with it.',
  helperLinkReady: 'Your link is ready.',
  wishesSaved: 'Your wishes are saved.',
  planSaved: 'Your plan is saved.',
  helperTitle: 'A plan for home',
  helperTitleOf: ({ name }: { name: string }) => `The plan of ${name}`,
  helperClosed: 'This link does not work anymore. Ask the person who gave it to you for a new one.',
  helperUnknown: 'We do not know this link. Check that you have copied all of it. It can also be too old.',
  helperExpired:
    'This link has expired. A link works for 30 days. Ask the person who gave it to you for a new one.',
  helperEnded:
    'This link was ended by the person who gave it to you. Ask the person who gave it to you for a new one.',
};
