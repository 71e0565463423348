import type { Fault } from '../faults.ts';
import type { Texts } from '../schema.ts';
import { readingGrade } from './reading.ts';

const HIGHEST_GRADE = 8;

/** Checks that facts that players can open read at grade 8 or below and have a page with a safe address. */
export function checkSources({ exercises, evidence }: Pick<Texts, 'exercises' | 'evidence'>): Fault[] {
  const cited = new Set(exercises.flatMap((exercise) => exercise.evidence));
  return evidence.flatMap(({ id, fact, addresses }, index) => {
    if (!cited.has(id)) return [];
    const at = (field: string, reason: string): Fault => ({
      file: 'evidence.yaml',
      field: `${index}.${field}`,
      reason: `${id} ${reason}`,
    });
    const grade = readingGrade(fact);
    return [
      ...(grade > HIGHEST_GRADE
        ? [at('fact', `reads at grade ${grade.toFixed(1)}; at most ${HIGHEST_GRADE}`)]
        : []),
      ...(addresses.length === 0 ? [at('addresses', 'is shown to players and needs an address')] : []),
      ...addresses
        .filter((address) => !address.startsWith('https://'))
        .map((address) => at('addresses', `leads to ${address}, which is not https`)),
    ];
  });
}
