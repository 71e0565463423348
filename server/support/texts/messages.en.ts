/** What calls of this feature say. */
export const en = {
  messageSent: 'Thank you. Your message has been sent. We will answer by email.',
  feedbackReceived: 'Thank you. Your feedback has been received.',
};
