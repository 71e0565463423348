import type { Box, Seen } from './sight.ts';

/** What tells, in the page, whether and how much of something is seen. */
export type Eyes = {
  numberOf: (element: Element) => number;
  plain: (rect: DOMRect) => Box;
  within: (box: Box, other: Box) => Box;
  areaOf: (box: Box) => number;
  view: () => Box;
  isHidden: (element: Element) => boolean;
  isForReaders: (element: Element) => boolean;
  isFixed: (element: Element) => boolean;
  clipsOf: (element: Element) => Box[];
  isCovered: (element: Element, x: number, y: number) => boolean;
  seenOf: (element: Element, box: Box) => Seen;
};

/** Runs in the page, once. */
export function addEyes(): void {
  const page = globalThis as unknown as { eyes?: Eyes };
  if (page.eyes) return;
  const tolerance = 3;
  const numbers = new WeakMap<Element, number>();
  let last = 0;
  page.eyes = {
    ...{ numberOf, plain, within, areaOf, view, isHidden, isForReaders, clipsOf, isCovered, seenOf },
    isFixed: (element) => layerOf(element) !== null,
  };

  function numberOf(element: Element) {
    const number = numbers.get(element) ?? last + 1;
    last = Math.max(last, number);
    numbers.set(element, number);
    return number;
  }
  function plain({ left, top, right, bottom }: DOMRect): Box {
    return { left, top, right, bottom };
  }
  function within(box: Box, other: Box): Box {
    const [left, top] = [Math.max(box.left, other.left), Math.max(box.top, other.top)];
    return { left, top, right: Math.min(box.right, other.right), bottom: Math.min(box.bottom, other.bottom) };
  }
  function areaOf({ left, top, right, bottom }: Box) {
    return Math.max(0, right - left) * Math.max(0, bottom - top);
  }
  function view(): Box {
    return { left: 0, top: 0, right: document.documentElement.clientWidth, bottom: innerHeight };
  }
  function isHidden(element: Element) {
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return !isShown || element.closest('[inert]') !== null;
  }
  /** Only screen readers have it. */
  function isForReaders(element: Element): boolean {
    if (element === document.body) return false;
    const { width, height } = element.getBoundingClientRect();
    const { overflow, clipPath, display } = getComputedStyle(element);
    const isBox = display !== 'contents' && display !== 'inline';
    if (isBox && (width <= 1 || height <= 1) && (overflow !== 'visible' || clipPath !== 'none')) return true;
    return element.parentElement !== null && isForReaders(element.parentElement);
  }
  function layerOf(element: Element): Element | null {
    const isLayer = ['fixed', 'sticky'].includes(getComputedStyle(element).position);
    return isLayer ? element : element.parentElement && layerOf(element.parentElement);
  }
  function clipsOf(element: Element): Box[] {
    const clips: Box[] = [];
    let { position } = getComputedStyle(element);
    for (let around = element.parentElement; around && position !== 'fixed'; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (position === 'absolute' && style.position === 'static') continue;
      position = style.position;
      const isPage = around === document.body || around === document.documentElement;
      if (!isPage && style.overflow !== 'visible') clips.push(plain(around.getBoundingClientRect()));
    }
    return clips;
  }
  /** Something fixed, a foot for example, lies over this point of it. */
  function isCovered(element: Element, x: number, y: number) {
    const top = document.elementFromPoint(x, y);
    if (!top || element.contains(top) || top.contains(element)) return false;
    const layer = layerOf(top);
    return layer !== null && !layer.contains(element);
  }
  function seenOf(element: Element, box: Box): Seen {
    const unclipped = clipsOf(element).reduce(within, box);
    const shown = within(unclipped, view());
    if (areaOf(shown) < 4) return 'none';
    const middle = (shown.left + shown.right) / 2;
    const covered = [shown.top + 2, shown.bottom - 2].filter((y) => isCovered(element, middle, y)).length;
    if (covered === 2) return 'none';
    const differs = (one: Box, other: Box) =>
      Math.abs(one.top - other.top) > tolerance || Math.abs(one.bottom - other.bottom) > tolerance;
    if (covered === 1 || differs(unclipped, box)) return 'cut';
    return differs(shown, box) ? 'partly' : 'whole';
  }
}
