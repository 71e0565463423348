import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { peopleOf } from '#server/accounts/testing/person.ts';
import { playGame } from '#server/sandbox/seeds/play-game.ts';
import { testApp } from '#server/testing/test-app.ts';

const tested = await testApp();
const { services } = tested;
const { person } = peopleOf(tested);

const migration = new URL('../lib/database/migrations/0024_look_first_of_new_players.sql', import.meta.url);

test('new players look first; who had played before that keeps the game as they know it, or what they chose', async () => {
  const people = { newcomer: await person(), player: await person(), chooser: await person() };
  await playGame(services, people.player.account.id, '1:✓');
  await playGame(services, people.chooser.account.id, '1:✓');
  await people.chooser.call(endpoints.changeAccount, { settings: { lookFirst: true, textSize: 24 } });
  await services.database.$client.query(readFileSync(migration, 'utf8'));
  const settings = async (who: keyof typeof people) => (await people[who].read()).settings;
  expect((await settings('newcomer')).lookFirst).toBe(true);
  expect((await settings('player')).lookFirst).toBe(false);
  expect(await settings('chooser')).toMatchObject({ lookFirst: true, textSize: 24 });
});
