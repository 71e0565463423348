import type { ArmFlow, OpenedStudy } from '#contract/operator-study.ts';

/** Where the boxes of a flow of people stand (CONSORT): above all arms, then a column for each arm. Pure; in em. */

export type FlowBox = { x: number; y: number; width: number; height: number; lines: string[] };
export type FlowLine = { x1: number; y1: number; x2: number; y2: number };
export type Flow = { width: number; height: number; boxes: FlowBox[]; lines: FlowLine[] };

type Count = Exclude<keyof ArmFlow, 'arm' | 'name' | 'taking'> | 'listed' | 'unused' | 'allocated';
type Words = { line: (name: Count, count: number) => string; everybody: string };

const columnWidth = 15;
const columnGap = 1;
const rowGap = 2;
export const lineHeight = 1.5;
export const padding = 0.6;
/** Of the name of an arm that has to be wrapped. */
const lettersALine = 26;

/** @param codes null for a study without codes */
export function flowBoxes(
  arms: readonly ArmFlow[],
  codes: OpenedStudy['codes'] | null,
  { line, everybody }: Words,
): Flow {
  const width = arms.length * columnWidth + (arms.length - 1) * columnGap;
  const joined = arms.reduce((sum, arm) => sum + arm.joined, 0);
  const above = [
    ...(codes ? [[line('listed', codes.listed), line('unused', codes.unused)]] : []),
    [line('joined', joined)],
  ];
  const columns = arms.map((arm) => [
    [...wrapped(arm.name || everybody), line('allocated', arm.joined)],
    [line('leftKept', arm.leftKept), line('leftDeleted', arm.leftDeleted)],
    [line('underWay', arm.underWay), line('notAnswered', arm.notAnswered), line('completed', arm.completed)],
  ]);
  const boxes: FlowBox[] = [];
  const lines: FlowLine[] = [];
  let y = 0;
  for (const [row, texts] of above.entries()) {
    const box = boxAt((width - columnWidth) / 2, y, texts, texts.length);
    if (row > 0) lines.push(between(boxes.at(-1) as FlowBox, box));
    boxes.push(box);
    y += box.height + rowGap;
  }
  const last = boxes.at(-1) as FlowBox;
  for (let row = 0; row < 3; row += 1) {
    const most = Math.max(...columns.map((column) => column[row]?.length ?? 0));
    const placed = columns.map((column, place) =>
      boxAt(place * (columnWidth + columnGap), y, column[row] ?? [], most),
    );
    for (const [place, box] of placed.entries())
      lines.push(between(row === 0 ? last : (boxes[boxes.length - arms.length + place] as FlowBox), box));
    boxes.push(...placed);
    y += (placed[0]?.height ?? 0) + rowGap;
  }
  return { width, height: y - rowGap, boxes, lines };
}

/** @param most lines of the highest box beside it */
const boxAt = (x: number, y: number, lines: string[], most: number): FlowBox => ({
  ...{ x, y, lines, width: columnWidth },
  height: most * lineHeight + 2 * padding,
});

const between = (upper: FlowBox, lower: FlowBox): FlowLine => ({
  x1: upper.x + upper.width / 2,
  y1: upper.y + upper.height,
  x2: lower.x + lower.width / 2,
  y2: lower.y,
});

function wrapped(name: string): string[] {
  const lines = [''];
  for (const word of name.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (longer.length <= lettersALine || lines.at(-1) === '') lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
