/** What calls of this feature say. */
export const en = {
  noSuchSurvey: 'There is no such survey.',
  onlyYourself: 'You can only answer for yourself.',
  questionNotInSurvey: 'This question is not in the survey',
  noAnswerTo: ({ question }: { question: string }) => `There is no answer to "${question}"`,
  answerNotOffered: 'This answer is not offered',
};
