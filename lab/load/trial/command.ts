import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildGame } from '#server/game/build-game.ts';
import { openContent } from '#server/game/open-content.ts';
import { dataDictionary } from '#server/study/export/data-dictionary.ts';
import { dictionaryName } from '#server/study/export-study.ts';
import { analyzeTrial, type Difference } from './analyze-trial.ts';
import { habitFaults, habits, rightByHabit } from './answer-forms.ts';
import { checkTrials, knownEffects, outcomes } from './check-trials.ts';
import { arms, simulateTrial } from './simulate-trial.ts';

// A trial of 200 made-up people over 12 months with known effects, in the files of a real export, so that an analyst can
// rehearse: npm run simulate:trial -- FOLDER [SEED]. Without a folder 20 seeds are analyzed with effects and without, and
// the parallel forms answered by habit; exits with 1 if the intervals do not hold the effects, or a form favors a habit. A step of `npm run test:full`.

const [folder, seed = '1'] = process.argv.slice(2);
const participants = 200;
const served = openContent(join(import.meta.dirname, '../../../content/'));
const material = { game: buildGame(served), forms: served.content.forms };
const names = { firstTries: 'right first tries (share)', fab: 'change of FaB, month 0 to 12 (score)' };

if (folder) rehearse(folder);
else check();

function rehearse(into: string): void {
  const { files, flow } = simulateTrial(material, { seed, participants, effects: knownEffects });
  mkdirSync(into);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(into, name), text);
  writeFileSync(join(into, dictionaryName), dataDictionary());
  console.table(flow);
  const analysis = analyzeTrial(files, [arms[0].id, arms[1].id]);
  for (const outcome of outcomes)
    console.log(`${names[outcome]}: ${inWords(analysis[outcome])}; put in: ${knownEffects[outcome]}`);
}

function check(): void {
  const { held, faults } = checkTrials(material, { seeds: 20, participants });
  for (const { outcome, effect, held: holding, seeds } of held)
    console.log(`${names[outcome]}: ${holding} of ${seeds} intervals hold ${effect}`);
  for (const habit of habits) {
    const { a, b } = rightByHabit(served.content, habit);
    console.log(`who always says ${habit}: ${a} right in form A, ${b} in form B`);
  }
  const all = [...faults, ...habitFaults(served.content)];
  for (const fault of all) console.error(fault);
  process.exitCode = all.length > 0 ? 1 : 0;
}

function inWords({ mean, low, high, people }: Difference): string {
  const shown = [mean, low, high].map((value) => value.toFixed(3));
  return `${arms[0].id} minus ${arms[1].id} ${shown[0]} (95 %: ${shown[1]} to ${shown[2]}; ${people.join(' and ')} people)`;
}
