/**
 * Porch Lane: one house for each part of the game, one window for each exercise. The web app and the PDF draw it from
 * these measures, so that it is the same picture everywhere. Pure: y grows downward, and a house stands on y = 0.
 */

export type LanePart = { part: number; first: number; last: number };

type Point = { x: number; y: number };
export type Box = Point & { width: number; height: number };
export type LaneWindow = Box & { exerciseId: number };

export type LaneHouse = {
  part: number;
  wall: Box;
  /** Outlines as SVG paths; the PDF draws the same paths. */
  roof: string;
  awning: string;
  chimney: Box;
  windows: LaneWindow[];
  door: Box;
  step: Box;
  /** The light beside the door. */
  lamp: Point;
  /** The space that the whole house takes, with its roof. */
  bounds: Box;
  colors: HouseColors;
};

export type HouseColors = { wall: string; roof: string; shade: string };

/** The eight parts of the specification, section 9, for pages that are drawn before the game has been read. */
export const specifiedParts: readonly LanePart[] = [
  { part: 1, first: 1, last: 3 },
  { part: 2, first: 4, last: 10 },
  { part: 3, first: 11, last: 22 },
  { part: 4, first: 23, last: 26 },
  { part: 5, first: 27, last: 31 },
  { part: 6, first: 32, last: 35 },
  { part: 7, first: 36, last: 41 },
  { part: 8, first: 42, last: 50 },
];

export const laneColors = {
  window: { dark: '#22363d', lit: '#ffd47a', frame: '#16262b' },
  door: { dark: '#22363d', lit: '#8a3a22' },
  lamp: { dark: '#46595e', lit: '#ffe2a0' },
  step: '#bfa583',
  sky: ['#23445c', '#5d6886', '#c08f82', '#e3b184'],
  moon: '#e8dcbd',
  farHills: '#6f6a74',
  nearHills: '#41605c',
  trees: '#2f4c47',
  ground: '#2d4743',
  road: '#cbac80',
} as const;

const houseColors: readonly HouseColors[] = [
  { wall: '#8a5a50', shade: '#744840', roof: '#a8432f' },
  { wall: '#4f7a78', shade: '#416766', roof: '#2f4a4d' },
  { wall: '#8d6b54', shade: '#765844', roof: '#6b4030' },
  { wall: '#615f80', shade: '#504e6d', roof: '#3d3d58' },
  { wall: '#4c7263', shade: '#3d6052', roof: '#2b4a3f' },
  { wall: '#85596a', shade: '#6f4757', roof: '#5a3040' },
  { wall: '#577390', shade: '#476179', roof: '#34506b' },
  { wall: '#726f51', shade: '#5e5b41', roof: '#4b4833' },
];

const window = { width: 15, height: 18, apart: 21, floor: 26 };
const margin = { side: 12, top: 12, doorway: 38 };
const overhang = 5;
/** How far a chimney rises above its roof. */
const chimneyTop = 9;

/** The house of a part, with one window for each of its exercises: floor by floor, from the top left. */
export function houseOf(part: number, exerciseIds: readonly number[]): LaneHouse {
  const floors = floorsOf(exerciseIds);
  const columns = Math.max(...floors.map((floor) => floor.length), 1);
  const width = columns * window.apart - (window.apart - window.width) + 2 * margin.side;
  const height = margin.top + floors.length * window.floor + margin.doorway - (window.floor - window.height);
  const wall = { x: 0, y: -height, width, height };
  const peak = 26 + width * 0.12;
  const top = height + peak + chimneyTop;
  const doorX = width / 2 - 8 + (columns % 2 === 0 ? 0 : part % 2 === 0 ? 12 : -12);
  const door = { x: doorX, y: -26, width: 16, height: 26 };
  return {
    part,
    wall,
    roof: roofOf(part, width, height, peak),
    awning: `M${doorX - 8} -27L${doorX - 3} -34H${doorX + 19}L${doorX + 24} -27Z`,
    chimney: { x: width * (part % 2 === 0 ? 0.27 : 0.66), y: -top, width: 9, height: peak },
    windows: floors.flatMap((floor, row) => {
      const rowWidth = floor.length * window.apart - (window.apart - window.width);
      return floor.map((exerciseId, column) => ({
        exerciseId,
        x: (width - rowWidth) / 2 + column * window.apart,
        y: -height + margin.top + row * window.floor,
        width: window.width,
        height: window.height,
      }));
    }),
    door,
    step: { x: doorX - 6, y: -3, width: 28, height: 3 },
    lamp: { x: doorX + 22, y: -19 },
    bounds: { x: -overhang, y: -top, width: width + 2 * overhang, height: top },
    colors: houseColors[(part - 1) % houseColors.length] as HouseColors,
  };
}

/** Up to three windows on one floor, up to eight on two, else on three; lower floors have what is left. */
function floorsOf(exerciseIds: readonly number[]): number[][] {
  const count = exerciseIds.length <= 3 ? 1 : exerciseIds.length <= 8 ? 2 : 3;
  const perFloor = Math.ceil(exerciseIds.length / count);
  return Array.from({ length: count }, (_, floor) =>
    exerciseIds.slice(floor * perFloor, (floor + 1) * perFloor),
  );
}

/** Gables, hipped roofs and barn roofs in turn, so that no house looks like its neighbor. */
function roofOf(part: number, width: number, height: number, peak: number): string {
  const [left, right, eaves, top] = [-overhang, width + overhang, -height + 2, -height - peak];
  if (part % 3 === 2) return `M${left} ${eaves}L${width * 0.24} ${top}H${width * 0.76}L${right} ${eaves}Z`;
  if (part % 3 === 0) {
    const knee = -height - peak * 0.55;
    return `M${left} ${eaves}L${width * 0.1} ${knee}L${width / 2} ${top}L${width * 0.9} ${knee}L${right} ${eaves}Z`;
  }
  return `M${left} ${eaves}L${width / 2} ${top}L${right} ${eaves}Z`;
}

/** The size of the whole picture, and the line on which the houses stand. */
export const laneSize = { width: 754, height: 330, ground: 276 } as const;

export type PlacedHouse = LaneHouse & { at: Point };

/** The houses of the lane from left to right, evenly spaced. */
export function housesOf(parts: readonly LanePart[] = specifiedParts): PlacedHouse[] {
  const houses = parts.map(({ part, first, last }) => houseOf(part, range(first, last)));
  const taken = houses.reduce((sum, { wall }) => sum + wall.width, 0);
  const gap = Math.min(40, (laneSize.width - taken) / (houses.length + 1));
  const used = taken + gap * (houses.length - 1);
  let x = (laneSize.width - used) / 2;
  return houses.map((house) => {
    const at = { x, y: laneSize.ground };
    x += house.wall.width + gap;
    return { ...house, at };
  });
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** A porch is lit when every window of its house is, and where the player goes next. */
export function isPorchLit(
  { windows }: Pick<LaneHouse, 'windows'>,
  lit: ReadonlySet<number>,
  next: number | null = null,
): boolean {
  return windows.every(({ exerciseId }) => lit.has(exerciseId)) || hasWindow({ windows }, next);
}

export function hasWindow({ windows }: Pick<LaneHouse, 'windows'>, exerciseId: number | null): boolean {
  return windows.some((one) => one.exerciseId === exerciseId);
}

/** What stands behind and before the houses, from back to front, as SVG paths. */
export const laneScenery = {
  farHills: 'M0 236C90 186 190 176 280 208S470 232 560 204S690 182 754 204V330H0Z',
  nearHills: 'M0 262C110 226 220 246 330 250S560 226 754 244V330H0Z',
  ground: 'M0 275C200 272 520 272 754 275V330H0Z',
  road: 'M0 292C180 286 560 286 754 290V312C560 308 190 310 0 318Z',
  stars: [
    [64, 44],
    [148, 84],
    [236, 36],
    [330, 70],
    [428, 30],
    [506, 92],
    [574, 40],
    [706, 112],
  ],
  /** Center and half the size of each. */
  trees: [
    [14, 236, 20, 34],
    [106, 226, 17, 40],
    [224, 240, 16, 36],
    [328, 212, 22, 48],
    [402, 226, 18, 44],
    [492, 232, 16, 42],
    [566, 222, 19, 46],
    [656, 214, 20, 50],
    [742, 232, 18, 40],
  ],
  moon: { x: 640, y: 62, radius: 22 },
} as const;
