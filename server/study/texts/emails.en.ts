/** The words of the emails, by template. */
export const en = {
  studyConsent: {
    subject: ({ study }: { study: string }) => `Your copy: ${study}`,
    lead: 'This is what you agreed to, word for word. You can leave the study at any time.',
    button: 'Open my study',
    version: ({ version }: { version: string }) => `Version ${version} of the text.`,
    ethics: ({ reference }: { reference: string }) => `Ethics reference: ${reference}.`,
    signed: ({ name, day, code }: { name: string; day: string; code: string }) =>
      `Signed by ${name} on ${day}. Study code: ${code}.`,
    agreed: ({ code }: { code: string }) => `Agreed to on the account page. Study code: ${code}.`,
    questions: ({ contact }: { contact: string }) => `Questions: ${contact}.`,
    why: 'You get this email because you asked for a copy.',
  },
  studyQuestions: {
    subject: ({ study }: { study: string }) => `Questions of your study: ${study}`,
    lead: 'Your study has a few questions for you. Take your time. You can skip any of them.',
    button: 'Open my study',
    until: ({ until }: { until: string }) => `They wait for you until ${until}.`,
    phone: ({ contact }: { contact: string }) =>
      `Do you want to answer by phone, or leave the study? Ask ${contact}, or open your study.`,
    why: 'You get this email because you take part in the study. There are at most two reminders.',
  },
};
