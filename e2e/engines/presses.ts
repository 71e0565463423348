import { strict as assert } from 'node:assert';
import { paths } from '#contract/pages/paths.ts';
import { headersOf } from '../steps/accounts.ts';
import { pressByChance } from '../unkind/chance.ts';
import { randomFrom } from '../unkind/random.ts';
import type { Engine } from './engine.ts';

const presses = 100;

/** Presses at random in the game of a logged-in player: the page stays true, and no answer is lost. */
export async function pressAbout(engine: Engine, url: string, seed: number) {
  const token = String(await engine.read('localStorage.token ?? sessionStorage.token'));
  await engine.pressAsAPerson?.();
  const game = url + paths.game;
  const hands = {
    ...engine,
    open: async (address: string) => {
      await engine.open(address);
      await engine.read('void (window.print = () => {})');
    },
  };
  await hands.open(game);
  const answered = await pressByChance(hands, { presses, random: randomFrom(seed), game });
  await engine.open(url + paths.dashboard);
  const deadline = Date.now() + 60_000;
  for (;;) {
    const saved = await savedIn(url, token);
    const lost = [...answered].filter((exercise) => !saved.includes(exercise));
    if (lost.length === 0) break;
    assert.ok(Date.now() < deadline, `Answered, and not saved: ${lost.join(', ')} (seed ${seed})`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const how = engine.pressAsAPerson ? 'as a person' : 'as a program';
  return `${presses} presses ${how}, seed ${seed}, ${answered.size} answers`;
}

async function savedIn(url: string, token: string): Promise<number[]> {
  const headers = headersOf({ token });
  const response = await fetch(`${url}/api/v2/user/answers/allGames`, { headers });
  const playthroughs: { exercises: { exercise_id: number; main: unknown[] }[] }[] = await response.json();
  const exercises = playthroughs.at(-1)?.exercises ?? [];
  return exercises.filter(({ main }) => main.length > 0).map(({ exercise_id }) => exercise_id);
}
