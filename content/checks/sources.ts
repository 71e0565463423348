import type { Fault } from '../faults.ts';
import type { Texts } from '../joined.ts';
import { wordsFile } from '../names.ts';
import { tooHard } from './reading.ts';

const HIGHEST_GRADE = 8;

/** Checks that every fact is cited, reads at grade 8 or below, and has a page with a safe address. */
export function checkSources({ exercises, parts, evidence, language }: Texts): Fault[] {
  const cited = new Set([
    ...exercises.flatMap((exercise) => exercise.evidence),
    ...parts.flatMap(({ guidelines }) => guidelines),
  ]);
  return evidence.flatMap(({ id, fact, addresses }, index) => {
    const at = (field: string, reason: string): Fault => ({
      file: 'evidence.yaml',
      field: `${index}.${field}`,
      reason: `${id} ${reason}`,
    });
    if (!cited.has(id)) return [at('id', 'is cited by no exercise and under no part: remove it, or cite it')];
    const hard = tooHard(fact, language, HIGHEST_GRADE);
    return [
      ...(hard === null ? [] : [{ file: wordsFile(language, 'evidence'), field: id, reason: hard }]),
      ...(addresses.length === 0 ? [at('addresses', 'is shown to players and needs an address')] : []),
      ...addresses
        .filter((address) => !address.startsWith('https://'))
        .map((address) => at('addresses', `leads to ${address}, which is not https`)),
    ];
  });
}
