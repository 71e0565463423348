import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { playGame } from '#server/sandbox/seeds/play-game.ts';
import { signUpPerson } from '#server/sandbox/seeds/sign-up-person.ts';
import { testApp } from '#server/testing/test-app.ts';
import { getCurrentPlaythrough } from './queries.ts';

const { services } = await testApp();

/** What is kept of the current game, and what its saves add up to. */
async function firstTries(accountId: string) {
  const { rows } = await services.database.$client.query(
    'select first_try_exercises as kept from playthroughs where account_id = $1 and archived_at is null',
    [accountId],
  );
  return { kept: rows[0].kept, added: (await getCurrentPlaythrough(services, accountId))?.firstTry };
}

const history = '1:✓ 2:x✓ 3:a 4:s 5:- 6:✓ 1:x 2:✓ 4:✓ 7:rr✓x';

test('the exercises that were right on the first try are kept with the game', async () => {
  const { account } = await signUpPerson(services);
  await playGame(services, account.id, history);
  expect(await firstTries(account.id)).toEqual({ kept: [1, 6, 4, 7], added: 4 });
});

test('the migration finds those of games from before it', async () => {
  const { account } = await signUpPerson(services);
  await playGame(services, account.id, history);
  await services.database.$client.query(
    `update playthroughs set first_try_exercises = '{}' where account_id = $1`,
    [account.id],
  );
  const migration = readFileSync('server/lib/database/migrations/0007_units.sql', 'utf8');
  await services.database.$client.query(migration.slice(migration.indexOf('\nupdate playthroughs')));
  const { kept } = await firstTries(account.id);
  expect(kept.sort()).toEqual([1, 4, 6, 7]);
});
