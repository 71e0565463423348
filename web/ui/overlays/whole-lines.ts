/** Of what can be pressed or read in a line. */
const controls = 'button, a, input, select, textarea, summary, label';

/** In lines of text: what the word that there is more takes, and how much more may be left free for whole lines or whole controls. */
const lines = { hint: 1.1, most: 4, mostForControls: 8 };

type Span = { from: number; to: number };

const cutAt = (spans: readonly Span[], at: number) =>
  spans.filter(({ from, to }) => from < at - 1 && to > at + 1).length;

/**
 * @param box that scrolls; a part of it that has `data-stays` and is sticky is never cut, so it does not count
 * @param frame around it, as high as the view allows
 * @returns 0 if all of it is seen, else pixels to leave free at the end of the frame, so that as few controls and then lines as can be are cut
 *   there before somebody scrolls
 */
export function wholeLines(box: HTMLElement, frame: HTMLElement): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const top = frame.getBoundingClientRect().top - box.scrollTop;
  const spansOf = (rects: DOMRect[]): Span[] =>
    rects
      .filter(({ width, height }) => width > 2 && height > 2)
      .map((rect) => ({ from: rect.top - top, to: rect.bottom - top }));
  // What stays in place while the rest scrolls is as high as what is seen of the box.
  const staying = [...box.querySelectorAll('[data-stays]')].filter(
    (one) => getComputedStyle(one).position === 'sticky',
  );
  const scrolls = (node: Node) => !staying.some((one) => one.contains(node));
  const pressed = spansOf(
    [...box.querySelectorAll(controls)].filter(scrolls).map((one) => one.getBoundingClientRect()),
  );
  const read = spansOf(linesIn(box, scrolls));
  const spans = [...read, ...pressed];
  // What goes on below is empty.
  if (spans.every(({ to }) => to <= frame.clientHeight + 1)) return 0;
  const end = frame.clientHeight - lines.hint * rem;
  const bestWithin = (most: number) => {
    const first = Math.max(end - most * rem, frame.clientHeight / 2);
    const ends = [end, ...spans.map(({ from }) => from)].filter((one) => one <= end && one >= first);
    const [best = end] = ends.toSorted(
      (one, other) =>
        cutAt(pressed, one) - cutAt(pressed, other) || cutAt(read, one) - cutAt(read, other) || other - one,
    );
    return best;
  };
  const near = bestWithin(lines.most);
  const far = cutAt(pressed, near) > 0 ? bestWithin(lines.mostForControls) : near;
  return Math.ceil(frame.clientHeight - (cutAt(pressed, far) > 0 ? near : far));
}

function linesIn(box: HTMLElement, scrolls: (node: Node) => boolean): DOMRect[] {
  const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const rects: DOMRect[] = [];
  while (texts.nextNode()) {
    if (!scrolls(texts.currentNode)) continue;
    range.selectNodeContents(texts.currentNode);
    rects.push(...range.getClientRects());
  }
  return rects;
}
