import { expect, test } from 'vitest';
import type { ArmFlow } from '#contract/operator-study.ts';
import { flowBoxes } from './flow-boxes.ts';

const words = { line: (name: string, count: number) => `${name}: ${count}`, everybody: 'Everybody' };
const arm = (name: string, given: Partial<ArmFlow> = {}): ArmFlow => ({
  ...{ arm: name, name, joined: 9, leftKept: 1, leftDeleted: 2, taking: 6 },
  ...{ completed: 3, notAnswered: 1, underWay: 2, ...given },
});

test('the flow goes from the list through all who joined to what became of each arm', () => {
  const arms = [arm('game'), arm('The waiting list of the trial in homes', { joined: 4 })];
  const { boxes, lines } = flowBoxes(arms, { listed: 20, unused: 7 }, words);
  expect(boxes.map((box) => box.lines)).toEqual([
    ['listed: 20', 'unused: 7'],
    ['joined: 13'],
    ['game', 'allocated: 9'],
    ['The waiting list of the', 'trial in homes', 'allocated: 4'],
    ['leftKept: 1', 'leftDeleted: 2'],
    ['leftKept: 1', 'leftDeleted: 2'],
    ['underWay: 2', 'notAnswered: 1', 'completed: 3'],
    ['underWay: 2', 'notAnswered: 1', 'completed: 3'],
  ]);
  expect(lines).toHaveLength(7);
});

test('a study without codes and arms begins with those who joined', () => {
  const { boxes } = flowBoxes([arm('')], null, words);
  expect(boxes.map((box) => box.lines[0])).toEqual(['joined: 9', 'Everybody', 'leftKept: 1', 'underWay: 2']);
});

test('no box is over another one, and each holds its lines', () => {
  const { boxes, width, height } = flowBoxes(
    [arm('a'), arm('b'), arm('c')],
    { listed: 27, unused: 0 },
    words,
  );
  for (const [index, box] of boxes.entries()) {
    expect(box.height).toBeGreaterThan(box.lines.length * 1.5);
    expect([box.x >= 0, box.x + box.width <= width, box.y + box.height <= height]).toEqual([
      true,
      true,
      true,
    ]);
    const over = boxes
      .slice(index + 1)
      .filter(
        (other) =>
          Math.abs(other.x - box.x) < box.width &&
          other.y < box.y + box.height &&
          box.y < other.y + other.height,
      );
    expect(over).toEqual([]);
  }
});
