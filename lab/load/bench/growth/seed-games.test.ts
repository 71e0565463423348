import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { getCurrentPlaythrough } from '#server/answers/queries.ts';
import { createServices } from '#server/create-services.ts';
import { systemClock } from '#server/lib/clock.ts';
import { readConfig } from '#server/lib/config.ts';
import { openDatabase } from '#server/lib/database/pool.ts';
import { prepareDatabase } from '#server/lib/database/prepare-database.ts';
import { startThrowawayPostgres } from '#server/testing/database/throwaway-postgres.ts';
import { accountIdOf, signUpBenchPeople } from '../../bench-people.ts';
import { seedGames } from './seed-games.ts';

const people = 66;

test('seeded games add up to what is kept of them, with 20 attempts for each person', {
  timeout: 120_000,
}, async () => {
  const { url, stop } = await startThrowawayPostgres();
  onTestFinished(stop);
  const opened = await openDatabase(url);
  onTestFinished(opened.close);
  const now = new Date();
  await prepareDatabase({ url, opened, use: { mode: 'sandbox', provider: 'sandbox' }, now });
  await signUpBenchPeople(opened.pool, now, people);
  const config = readConfig({ NODE_ENV: 'test', RATE_LIMITS: 'off' });
  const { services } = createServices({ config, opened, clock: systemClock, log: pino({ level: 'silent' }) });
  await seedGames(opened.pool, { people, exercises: services.content.game.exercises, now });

  const { rows: games } = await opened.pool.query('select * from playthroughs order by account_id');
  expect(games).toHaveLength(people);
  for (const [index, kept] of games.entries()) {
    const added = await getCurrentPlaythrough(services, accountIdOf(index + 1));
    expect({
      counts: added?.exercises.map(({ main }) => main.length),
      answered: added?.totalAnswered,
      firstTry: added?.firstTry,
      last: added?.lastAnsweredExercise,
      at: added?.answerDate,
      isWhole: added?.completed === added?.totalAnswered,
    }).toEqual({
      counts: kept.attempt_counts,
      answered: kept.answered_exercises.length,
      firstTry: kept.first_try_exercises.length,
      last: kept.last_answered_exercise,
      at: kept.last_played_at.toISOString(),
      isWhole: true,
    });
  }
  const { rows } = await opened.pool.query(
    `select (select count(*) from attempts)::int as attempts,
      (select count(*) from pg_constraint where contype = 'f'
        and conrelid in ('saves'::regclass, 'attempts'::regclass, 'playthroughs'::regclass))::int as keys`,
  );
  expect(rows[0]).toEqual({ attempts: people * 20, keys: 3 });
});
