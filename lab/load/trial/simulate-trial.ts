import type { ArmFlow } from '#contract/operator-study.ts';
import { armAt } from '#server/study/allocation.ts';
import { headLine, rowLines } from '#server/study/export/lines.ts';
import { studyFiles } from '#server/study/export/study-files.ts';
import { type Effects, lastMonth, type Participant, simulateParticipant } from './participant.ts';
import type { Material } from './take-forms.ts';

/** A trial of two arms made up from a seed, in the files of a real export. Pure. */

export const arms = [
  { id: 'visit', name: 'The game, and a visit at home' },
  { id: 'game', name: 'The game alone' },
] as const;

const noEffects: Effects = { firstTries: 0, fab: 0 };

export type Trial = {
  /** The text of each file by its name. */
  files: Record<string, string>;
  /** How many people each arm has, as an operator is shown them. */
  flow: ArmFlow[];
};

/** @param effects of the first arm, against the second */
export function simulateTrial(
  material: Material,
  { seed, participants, effects }: { seed: string; participants: number; effects: Effects },
): Trial {
  const blocks = { seed, sizes: [4, 6], arms: arms.map(({ id }) => id) };
  const people = Array.from({ length: participants }, (_, index) => {
    const arm = armAt(blocks, index);
    const code = `SIM${String(index + 1).padStart(4, '0')}`;
    const own = arm === arms[0].id ? effects : noEffects;
    return simulateParticipant(material, { seed: `${seed} ${index}`, code, arm, effects: own });
  });
  const files = studyFiles.map((file) => {
    const rows = people.flatMap((person) => person.rows[file.name] ?? []);
    return [file.name, headLine(file) + rowLines(file, rows)] as const;
  });
  return { files: Object.fromEntries(files), flow: flowOf(people) };
}

/** When everybody's plan is over. */
function flowOf(people: readonly Participant[]): ArmFlow[] {
  return arms.map(({ id, name }) => {
    const own = people.filter(({ arm }) => arm === id);
    const count = (left: Participant['left']) => own.filter((person) => person.left === left).length;
    const [leftKept, leftDeleted, taking] = [count('kept'), count('deleted'), count(null)];
    const completed = own.filter(({ left, rows }) => left === null && hasAnsweredLast(rows)).length;
    return {
      ...{ arm: id, name, joined: own.length, leftKept, leftDeleted, taking },
      ...{ completed, notAnswered: taking - completed, underWay: 0 },
    };
  });
}

const hasAnsweredLast = (rows: Participant['rows']): boolean =>
  (rows['instruments.csv'] ?? []).some(({ month }) => month === lastMonth);
