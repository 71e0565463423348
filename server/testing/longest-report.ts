import type { GameExercise } from '#contract/game.ts';
import type { Language } from '#contract/pages/languages.ts';
import { getCurrentPlaythrough } from '#server/answers/queries.ts';
import { buildReport } from '#server/reports/build-report.ts';
import { playGame } from '#server/sandbox/seeds/play-game.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import type { Report } from '#server/services/report.ts';
import type { Services } from '#server/services/services.ts';

/** The longest report there can be, for tests: every exercise is wrong, and each has a still image. */
export async function longestReport(services: Services, language: Language = 'en'): Promise<Report> {
  const { clock, publicConfig } = services;
  const { game } = services.content.byLanguage[language];
  const { account } = await signUpPerson(services, { userType: 'facilityUser' });
  await playGame(
    services,
    account.id,
    game.exercises.map(({ exercise_id }) => `${exercise_id}:xx`).join(' '),
  );
  const look = {
    still: '/files/assets/ex01-look.jpg?v=1',
    box: { x: 0.1, y: 0.5, width: 0.4, height: 0.4 },
  };
  return buildReport({
    language,
    product: publicConfig.brand.product,
    name: 'Rosa Delgado',
    playthrough: await getCurrentPlaythrough(services, account.id, language),
    game: { ...game, exercises: game.exercises.map((exercise): GameExercise => ({ ...exercise, look })) },
    planChanges: [],
    now: clock.now(),
    timeZone: 'America/New_York',
    paper: 'Letter',
  });
}
