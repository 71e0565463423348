import type { GameExercise } from '#contract/game.ts';
import type { DoctorQuestion } from '#contract/rules/doctor-page.ts';

/** The words of the page for the doctor, as the Reports tab has them (web/screens/reports/doctor/doctor-words.ts). */
export const questionWords: Readonly<Record<DoctorQuestion, string>> = {
  medicines: 'Could my medicines make me dizzy or sleepy? Could they make me unsteady?',
  bloodPressure: 'Should my blood pressure be measured both lying down and standing up?',
  balance: 'Which exercises for balance and strength would suit me?',
  senses: 'When were my eyes, my hearing and my feet last checked?',
  home: 'Could somebody look through my home with me for things to change?',
};

/** What each kind of signal is about, for somebody who does not know the game. */
export const topicWords: Readonly<Record<GameExercise['signal'], string>> = {
  hazard: 'Things in the way: rugs, cords, steps',
  seen: 'What the eyes tell: wet floors, edges, light',
  heard: 'What the ears tell: alarms, words that do not fit',
  felt: 'What feet and hands feel: ice, shoes, knees',
  unseen: 'What the body tells: dizziness, new pills',
  reminder: 'Reminders and where to put them',
  'personal item': 'Shoes, glasses, canes and walkers',
};

export const notADiagnosis =
  'This report shows what you noticed in a learning game. It is not a diagnosis, and it cannot say whether you will fall.';
