import { useLingui } from '@lingui/react/macro';
import type { GameExercise } from '#contract/game.ts';
import type { DoctorQuestion } from '#contract/rules/doctor-page.ts';

/** The words of the page for the doctor, as the PDF has them (server/reports/texts/report.en.ts). */
export function useDoctorWords() {
  const { t } = useLingui();
  const questions: Readonly<Record<DoctorQuestion, string>> = {
    medicines: t`Could my medicines make me dizzy or sleepy? Could they make me unsteady?`,
    bloodPressure: t`Should my blood pressure be measured both lying down and standing up?`,
    balance: t`Which exercises for balance and strength would suit me?`,
    senses: t`When were my eyes, my hearing and my feet last checked?`,
    home: t`Could somebody look through my home with me for things to change?`,
  };
  const topics: Readonly<Record<GameExercise['signal'], string>> = {
    hazard: t`Things in the way: rugs, cords, steps`,
    seen: t`What the eyes tell: wet floors, edges, light`,
    heard: t`What the ears tell: alarms, words that do not fit`,
    felt: t`What feet and hands feel: ice, shoes, knees`,
    unseen: t`What the body tells: dizziness, new pills`,
    reminder: t`Reminders and where to put them`,
    'personal item': t`Shoes, glasses, canes and walkers`,
  };
  return { questions, topics };
}
