/** The end of every report, whatever the results. */
export const questionsForAClinician = [
  'Could my medicines make me dizzy or sleepy? Could they make me unsteady?',
  'Should my blood pressure be measured both lying down and standing up?',
  'Which exercises for balance and strength would suit me?',
  'When were my eyes, my hearing and my feet last checked?',
  'Could somebody look through my home with me for things to change?',
] as const;

export const notADiagnosis =
  'This report shows what you noticed in a learning game. It is not a diagnosis, and it cannot say whether you will fall. For questions about your health, ask your doctor, nurse or pharmacist.';
