import type { Box, Control, Line, Sight } from './sight.ts';

/** The measures: each tells one figure of what a person sees. */

const bottomOf = (boxes: Box[]) => Math.max(0, ...boxes.map(({ bottom }) => bottom));
const round = Math.round;

/** Whatever can be pressed or typed into, its middle in the first view. */
export function controlsInView({ controls }: Sight): number {
  return controls.filter(({ isInView }) => isInView).length;
}

/** Controls with this name in the first view. */
export const namedInView = (name: RegExp) => (sight: Sight) =>
  sight.controls.filter((control) => control.isInView && name.test(control.name)).length;

/** Controls with this name that are in view whole, such as those that open a row. */
export const wholeInView = (name: RegExp) => (sight: Sight) =>
  sight.controls.filter((control) => control.seen === 'whole' && name.test(control.name)).length;

/** Where the lowest control with this name ends; far below where there is none. */
export const endOf =
  (name: RegExp) =>
  ({ controls }: Sight): number =>
    round(bottomOf(controls.filter((control) => name.test(control.name)).map(({ box }) => box))) || 99_999;

/** How far below the view the first main button ends; a page without one has nothing below it. */
export function mainBelowView({ controls, height }: Sight): number {
  const first = controls.find(({ isMain }) => isMain);
  return first ? Math.max(0, round(first.box.bottom - height)) : 0;
}

/** How far below the view the middle of the first main button, and so its label, is. */
export function mainLabelBelowView({ controls, height }: Sight): number {
  const first = controls.find(({ isMain }) => isMain);
  return first ? Math.max(0, round((first.box.top + first.box.bottom) / 2 - height)) : 0;
}

/** The large picture: the film, or the largest image where there is none. */
function scene({ pictures }: Sight) {
  const films = pictures.filter(({ kind }) => kind === 'video');
  const shown = films.length > 0 ? films : pictures.filter(({ kind }) => kind === 'img');
  return shown.toSorted((one, other) => other.seenArea - one.seenArea)[0];
}

/** What share of the first view the film has, in percent. */
export function sceneShare(sight: Sight): number {
  return round((100 * (scene(sight)?.seenArea ?? 0)) / (sight.width * sight.height));
}

/** What share of the view's width the film has, in percent. */
export function sceneWidth(sight: Sight): number {
  const { left, right } = scene(sight)?.box ?? { left: 0, right: 0 };
  return round((100 * (right - left)) / sight.width);
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Controls over which the upper edge of the picture runs, such as those of a bar that is too high. */
export function controlsUnderScene(sight: Sight): number {
  const box = scene(sight)?.box;
  if (!box) return 0;
  return sight.controls.filter((one) => one.isInView && one.box.top < box.top - 1 && overlap(one.box, box))
    .length;
}

/** Lines over the heads of people without a ground, who stand on one side: the upper two fifths of their pictures. */
export function wordsOverHeads({ lines, pictures }: Sight): number {
  const heads = pictures
    .filter(({ source }) => /-(left|right)\b/.test(source))
    .map(({ box }) => ({ ...box, bottom: box.top + 0.4 * (box.bottom - box.top) }));
  return lines.filter(({ box, seen }) => seen !== 'none' && heads.some((head) => overlap(head, box))).length;
}

/** Buttons for the two people who made a claim. */
const people = ({ controls }: Sight) => controls.filter(({ kind }) => kind === 'radio');

const isInside = (inner: Box, outer: Box) =>
  inner.left >= outer.left - 2 &&
  inner.right <= outer.right + 2 &&
  inner.top >= outer.top - 2 &&
  inner.bottom <= outer.bottom + 2;

/** Of the question, two people with their claims, and Okay: how many are not wholly in the first view. */
export function missingToChoose(sight: Sight): number {
  const isClaim = ({ text }: Line) => text.split(' ').length > 3;
  const claimed = people(sight).filter(({ box }) => {
    const claim = sight.lines.filter((line) => isClaim(line) && isInside(line.box, box));
    return claim.length > 0 && claim.every(({ seen }) => seen === 'whole');
  });
  const found = [
    Math.min(1, wholeLines(sight, /^Who is Correct\?$/).length),
    Math.min(2, people(sight).filter(({ seen }) => seen === 'whole').length),
    Math.min(2, claimed.length),
    sight.controls.some(({ name, seen }) => /^Okay/.test(name) && seen === 'whole') ? 1 : 0,
  ];
  return 6 - found.reduce((sum, one) => sum + one, 0);
}

const wholeLines = ({ lines }: Sight, text: RegExp) =>
  lines.filter((line) => line.seen === 'whole' && text.test(line.text));

/** Lines of this text that are wholly in view. */
export const linesInView = (text: RegExp) => (sight: Sight) =>
  new Set(wholeLines(sight, text).map(({ box }) => round(box.top))).size;

/** The lower of the two people. */
export function personHeight(sight: Sight): number {
  return round(Math.min(99_999, ...people(sight).map(({ box }) => box.bottom - box.top)));
}

/** The narrower of the two people. */
export function personWidth(sight: Sight): number {
  return round(Math.min(99_999, ...people(sight).map(({ box }) => box.right - box.left)));
}

/** How often somebody with this name is in view: in the film, and in each picture of their own. */
export const timesShown = (name: string) => (sight: Sight) => {
  const seen = sight.pictures.filter(({ seenArea }) => seenArea > 400);
  const own = seen.filter(
    ({ kind, source }) => kind === 'img' && source.toLowerCase().includes(name.toLowerCase()),
  );
  return own.length + (seen.some(({ kind }) => kind === 'video') ? 1 : 0);
};

/** Pictures, films and drawings in the first view; icons have at most 48 px, faces at least 56. */
export function picturesInView({ pictures }: Sight): number {
  const isLarge = ({ left, top, right, bottom }: Box) => right - left >= 56 && bottom - top >= 56;
  return pictures.filter(({ box, seenArea }) => isLarge(box) && seenArea >= 1800).length;
}

/** Faces of the game's people in the first view. */
export function facesInView({ pictures }: Sight): number {
  const isFace = (source: string) => /mina|rosa|walter|presenter|coaching|people|porch/i.test(source);
  return pictures.filter(({ kind, source, seenArea }) => kind === 'img' && seenArea >= 900 && isFace(source))
    .length;
}

/** How high the whole page is, scrolled or not. */
export const pageHeight = (sight: Sight): number => sight.pageHeight;

/** How much wider the page is than the view. */
export const pageTooWide = ({ pageWidth, width }: Sight): number => Math.max(0, pageWidth - width);

/** Controls that an edge or a foot cuts through. */
export function controlsCut({ controls }: Sight): number {
  return controls.filter(({ seen }) => seen === 'cut').length;
}

/** Lines of a dialog that an edge or its foot cuts through; the text of a page goes on below what is fixed over it. */
export function linesCut({ hasDialog, lines }: Sight): number {
  return hasDialog ? lines.filter(({ seen }) => seen === 'cut').length : 0;
}

/** Of a dialog's title, first line and main button: how many are not wholly in view. */
export function missingFromDialog({ hasDialog, lines, controls }: Sight): number {
  if (!hasDialog) return 0;
  const title = lines.find(({ isHeading }) => isHeading);
  const words = lines.find((line) => !line.isHeading && !controls.some(({ box }) => isInside(line.box, box)));
  const main = controls.find(({ isMain }) => isMain);
  return [title, words, main].filter((one) => one && one.seen !== 'whole').length;
}

/** How far from below the left edge of the logo the title begins, if it is in the first view. */
export function titleFromLogo({ hasDialog, logo, title, height }: Sight): number {
  if (hasDialog || !logo || !title || title.top >= height) return 0;
  return round(Math.abs(title.left - logo.left));
}

/** How often Tab goes back to something wholly above what it leaves, other than to another column. */
export function backwardStops({ controls }: Sight): number {
  const stops = controls.filter(({ isStop, isFixed }) => isStop && !isFixed);
  return stops.filter((stop, index) => {
    const next = stops[index + 1];
    return next && next.box.bottom <= stop.box.top + 1 && next.box.left < stop.box.right;
  }).length;
}

/** Main buttons on the page. */
export function mainButtons({ controls }: Sight): number {
  return controls.filter(({ isMain }) => isMain).length;
}

/** Buttons that cannot be pressed. */
export function disabledControls({ controls }: Sight): number {
  return controls.filter(({ isDisabled }) => isDisabled).length;
}

/** How much higher the footer is than what stands above it. */
export function footerOverContent({ footer, main }: Sight): number {
  if (!footer || !main) return 0;
  return Math.max(0, round(footer.bottom - footer.top - (main.bottom - main.top)));
}

/** The first line of each row, by what the row is named. */
function namesOf({ lines }: Sight, name: RegExp): Map<string, Line> {
  const named = lines.flatMap((line) =>
    name.test(line.text) ? [[name.exec(line.text)?.[0] ?? '', line]] : [],
  );
  return new Map((named as [string, Line][]).toReversed());
}

/** Rows whose name is wholly in view. */
export const rowsInView = (name: RegExp) => (sight: Sight) =>
  [...namesOf(sight, name).values()].filter(({ seen }) => seen === 'whole').length;

/** How high rows are: the least distance from one name to the next. */
export const rowHeight = (name: RegExp) => (sight: Sight) => {
  const tops = [...namesOf(sight, name).values()].map(({ box }) => box.top).sort((a, b) => a - b);
  return round(Math.min(99_999, ...tops.slice(1).map((top, index) => top - (tops[index] as number))));
};

/** Texts like this on the whole page, in view or not. */
export const textsLike = (text: RegExp) => (sight: Sight) =>
  new Set(sight.lines.filter((line) => text.test(line.text)).map(({ block }) => block)).size;

/** "12 of 43", "12 out of 43" and "12/43" with totals of at least this: how often one was told before. */
export const figuresToldAgain = (least: number) => (sight: Sight) => {
  const texts = new Map(sight.lines.map(({ block, text }) => [block, text]));
  const told = [...texts.values()].flatMap((text) =>
    [...text.matchAll(/(\d+) ?(?:\/|of|out of) ?(\d+)/g)]
      .filter(([, , total]) => Number(total) >= least)
      .map(([, part, total]) => `${part}/${total}`),
  );
  return told.length - new Set(told).size;
};

/** Headings like this on the whole page. */
export const headingsLike = (text: RegExp) => (sight: Sight) =>
  new Set(sight.lines.filter((line) => line.isHeading && text.test(line.text)).map(({ block }) => block))
    .size;

/** Where a text like this ends, in views from the top of the page. */
export const viewsUntil = (text: RegExp) => (sight: Sight) => {
  const bottom = bottomOf(sight.lines.filter((line) => text.test(line.text)).map(({ box }) => box));
  return bottom === 0 ? 99 : Math.ceil(bottom / sight.height);
};

export const endlessMotions = (sight: Sight): number => sight.endlessMotions;

/** Controls in both sights that stand elsewhere in the second. */
export function movedControls(before: Sight, after: Sight): number {
  const byId = new Map(before.controls.map((control) => [control.id, control]));
  const moved = ({ id, box, isInView }: Control) => {
    const earlier = byId.get(id);
    if (!earlier || !isInView || !earlier.isInView) return false;
    return Math.abs(earlier.box.left - box.left) > 1 || Math.abs(earlier.box.top - box.top) > 1;
  };
  return after.controls.filter(moved).length;
}

/** How often Tab is pressed until it stops at a control with this name; the top of the page has the focus. */
export const stopsUntil = (name: RegExp) => (sight: Sight) => {
  const stops = sight.controls.filter(({ isStop }) => isStop);
  const index = stops.findIndex((stop) => name.test(stop.name));
  return index < 0 ? 99_999 : index + 1;
};
