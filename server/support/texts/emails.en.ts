/** The words of the emails, by template. */
export const en = {
  ticketCopy: {
    subject: 'We have received your message',
    quoted: 'Thank you for writing to us. This is what you wrote:',
    plain: 'Thank you for writing to us. We will answer by email.',
    notYou: "Was this not you? Then you don't need to do anything.",
  },
  ticketAnswer: {
    subject: 'Our answer to your message',
    quote: ({ day }: { day: string }) => `You wrote on ${day}:`,
    reply: 'Do you want to tell us more? Just reply to this email.',
  },
};
