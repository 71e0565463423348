/** What calls of this feature say. */
export const en = {
  noPreviousGame: 'There is no previous game to bring back.',
  previousGameBack: 'Your previous game is back.',
  noSuchExercise: ({ exercise }: { exercise: number }) => `There is no exercise ${exercise}`,
  noSuchOption: 'This option is not offered',
  oneState: ({ exercise }: { exercise: number }) =>
    `The scene of exercise ${exercise} has one state: send none`,
  answerSaved: 'Your answer is saved.',
};
