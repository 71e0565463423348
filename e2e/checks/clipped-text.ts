import type { Page } from '@playwright/test';

type Box = { left: number; top: number; right: number; bottom: number };
/** A box around a text that hides what is outside it, and whether it scrolls. */
type Clip = { box: Box; scrolls: boolean };
/** Equal numbers of `element` and `layer` mean the same element and layer. */
type Line = { box: Box; clips: Clip[]; element: number; layer: number; text: string };

const tolerance = 2;

/**
 * Texts that are clipped by a box or by the edge of the viewport, or that overlap another text. What can be scrolled
 * into view is not clipped; what is behind a dialog is not checked.
 */
export async function clippedOrOverlappingText(page: Page): Promise<string[]> {
  const { lines, width } = await page.evaluate(readLines);
  const faults = new Set<string>();
  const visible = lines.flatMap((line) => {
    const box = clipped(line, width, faults);
    return box ? [{ ...line, box }] : [];
  });
  visible.forEach((line, index) => {
    for (const other of visible.slice(index + 1)) {
      if (other.element === line.element || other.layer !== line.layer) continue;
      if (overlap(line.box, other.box)) faults.add(`"${line.text}" overlaps "${other.text}"`);
    }
  });
  return [...faults];
}

/** The part of a line that its ancestors leave visible; an ancestor that clips it and cannot scroll is a fault. */
function clipped({ box: line, clips, text }: Line, width: number, faults: Set<string>): Box | null {
  let visible = line;
  for (const { box, scrolls } of clips) {
    if (!scrolls && sticksOut(visible, box)) faults.add(`"${text}" is clipped`);
    visible = intersection(visible, box);
    if (visible.left >= visible.right || visible.top >= visible.bottom) return null;
  }
  const viewport = { ...visible, left: 0, right: width };
  const canScroll = clips.some(({ scrolls }) => scrolls);
  if (!canScroll && sticksOut(visible, viewport)) faults.add(`"${text}" extends beyond the viewport`);
  return visible;
}

function intersection(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

function sticksOut(inner: Box, outer: Box): boolean {
  return (
    inner.left < outer.left - tolerance ||
    inner.right > outer.right + tolerance ||
    inner.top < outer.top - tolerance ||
    inner.bottom > outer.bottom + tolerance
  );
}

function overlap(one: Box, other: Box): boolean {
  const { left, top, right, bottom } = intersection(one, other);
  return right - left > tolerance && bottom - top > tolerance;
}

/** The visible lines of text and the width of the viewport. Runs in the page: it knows nothing outside itself. */
function readLines(): { lines: Line[]; width: number } {
  const numbers = new Map<Element | null, number>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim().slice(0, 60) ?? '';
    if (element && text !== '' && isVisible(element)) lines.push(...linesOf(node, element, text));
  }
  return { lines, width: document.documentElement.clientWidth };

  function isVisible(element: Element): boolean {
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return (
      isShown && element.closest('[inert], [aria-hidden=true], option') === null && !isOffscreen(element)
    );
  }

  /** For screen readers only, or placed above the page until it has the focus. */
  function isOffscreen(element: Element): boolean {
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { width, bottom } = around.getBoundingClientRect();
      const isInline = getComputedStyle(around).display === 'inline';
      if (!isInline && (width <= 1 || bottom + scrollY <= 0)) return true;
    }
    return false;
  }

  function linesOf(node: Node, element: Element, text: string): Line[] {
    const range = document.createRange();
    range.selectNodeContents(node);
    const about = { element: numberOf(element), layer: numberOf(layerOf(element)), text };
    return [...range.getClientRects()].map(({ left, top, right, bottom, height }) => {
      // A line's box is taller than its characters.
      const box = { left, right, top: top + height / 5, bottom: bottom - height / 5 };
      return { ...about, box, clips: clipsAround(element) };
    });
  }

  function numberOf(element: Element | null): number {
    const number = numbers.get(element) ?? numbers.size;
    numbers.set(element, number);
    return number;
  }

  function clipsAround(element: Element): Clip[] {
    const clips: Clip[] = [];
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (around === document.body) break;
      const { overflowX, overflowY, display } = getComputedStyle(around);
      if (display === 'inline' || (overflowX === 'visible' && overflowY === 'visible')) continue;
      const scrolls = [overflowX, overflowY].some((one) => one === 'auto' || one === 'scroll');
      const { left, top, right, bottom } = around.getBoundingClientRect();
      clips.push({ box: { left, top, right, bottom }, scrolls });
    }
    return clips;
  }

  /** A fixed element and its content overlap nothing that scrolls beneath them. */
  function layerOf(element: Element): Element | null {
    let fixed: Element | null = element;
    while (fixed && !['fixed', 'sticky'].includes(getComputedStyle(fixed).position))
      fixed = fixed.parentElement;
    return fixed;
  }
}
