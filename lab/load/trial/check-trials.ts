import { parse } from 'csv-parse/sync';
import { type Analysis, analyzeTrial } from './analyze-trial.ts';
import { type Effects, lastMonth } from './participant.ts';
import { arms, simulateTrial, type Trial } from './simulate-trial.ts';
import type { Material } from './take-forms.ts';

/** Whether the analysis finds what was put into simulated trials. Pure. */

export const knownEffects: Effects = { firstTries: 0.08, fab: 0.2 };
const noEffects: Effects = { firstTries: 0, fab: 0 };

/** Of 20 intervals of 95 % at least 17 hold the truth: fewer happen by chance in 1 of 60 rows of 20. */
const leastShare = 17 / 20;

export const outcomes = ['firstTries', 'fab'] as const satisfies (keyof Analysis)[];

export type Held = {
  outcome: (typeof outcomes)[number];
  /** What was put in. */
  effect: number;
  /** How many intervals hold it. */
  held: number;
  seeds: number;
};

/** A trial for each seed with the known effects, and one without any. */
export function checkTrials(
  material: Material,
  { seeds, participants }: { seeds: number; participants: number },
): { held: Held[]; faults: string[] } {
  const results = [knownEffects, noEffects].flatMap((effects) => {
    const trials = Array.from({ length: seeds }, (_, index) =>
      simulateTrial(material, { seed: `trial ${index + 1}`, participants, effects }),
    );
    const analyses = trials.map(({ files }) => analyzeTrial(files, [arms[0].id, arms[1].id]));
    return outcomes.map((outcome) => {
      const effect = effects[outcome];
      const holding = analyses.filter((one) => one[outcome].low <= effect && effect <= one[outcome].high);
      return { outcome, effect, held: holding.length, seeds, faults: trials.flatMap(flowFaults) };
    });
  });
  const misses = results
    .filter(({ held }) => held < Math.floor(leastShare * seeds))
    .map(({ outcome, effect, held }) => `${outcome}: ${held} of ${seeds} intervals hold ${effect}.`);
  return { held: results, faults: [...misses, ...new Set(results.flatMap(({ faults }) => faults))] };
}

/** Where numbers of people do not add up, or are others than in the files. */
export function flowFaults({ flow, files }: Trial): string[] {
  const linesOf = (name: string): Record<string, string>[] => parse(files[name] ?? '', { columns: true });
  const people = linesOf('participants.csv');
  const answers = linesOf('instruments.csv').filter(({ month }) => month === String(lastMonth));
  const answered = new Set(answers.map((line) => line.study_code));
  return flow.flatMap(({ arm, joined, taking, leftKept, leftDeleted, completed, notAnswered, underWay }) => {
    const own = people.filter((person) => person.arm === arm);
    const staying = own.filter((person) => person.has_left === 'no');
    const last = staying.filter((person) => answered.has(person.study_code)).length;
    return [
      ...(joined === taking + leftKept + leftDeleted ? [] : [`${arm}: ${joined} people joined.`]),
      ...(taking === completed + notAnswered + underWay ? [] : [`${arm}: ${taking} people take part.`]),
      ...(own.length === joined - leftDeleted ? [] : [`${arm}: the files have ${own.length} people.`]),
      ...(staying.length === taking ? [] : [`${arm}: in the files ${staying.length} people take part.`]),
      ...(last === completed ? [] : [`${arm}: in the files ${last} people answered last.`]),
    ];
  });
}
