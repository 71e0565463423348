import type { Page } from '@playwright/test';

/**
 * Texts that cannot be read whole as the page stands: cut by a box or by the edge of the view, or lying on another
 * text. What a scrolling box keeps out of sight is not cut; what lies behind a dialog is not asked.
 */
export function unreadableTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Box = { left: number; top: number; right: number; bottom: number };
    type Line = Box & { element: Element; layer: Element | null; words: string };
    const tolerance = 2;

    const faults = new Set<string>();
    const lines = drawnLines();
    lines.forEach((line, place) => {
      for (const other of lines.slice(place + 1)) {
        if (other.element === line.element || other.layer !== line.layer) continue;
        if (areOnOneAnother(line, other)) faults.add(`"${line.words}" lies on "${other.words}"`);
      }
    });
    return [...faults];

    function drawnLines(): Line[] {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const drawn: Line[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const words = node.textContent?.trim().slice(0, 60) ?? '';
        if (element && words !== '' && isSeen(element)) drawn.push(...linesOf(node, element, words));
      }
      return drawn;
    }

    function isSeen(element: Element): boolean {
      const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return isShown && element.closest('[inert], [aria-hidden=true], option') === null && !isParked(element);
    }

    /** For screen readers only, or waiting above the page until it has the focus. */
    function isParked(element: Element): boolean {
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { width, bottom } = around.getBoundingClientRect();
        const isInline = getComputedStyle(around).display === 'inline';
        if (!isInline && (width <= 1 || bottom + scrollY <= 0)) return true;
      }
      return false;
    }

    function linesOf(node: Node, element: Element, words: string): Line[] {
      const range = document.createRange();
      range.selectNodeContents(node);
      const layer = layerOf(element);
      return [...range.getClientRects()].flatMap((rect) => {
        const seen = leftByBoxes(inkOf(rect), element, words);
        return seen ? [{ ...seen, element, layer, words }] : [];
      });
    }

    /** A line's box is higher than its letters. */
    function inkOf({ left, top, right, bottom, height }: DOMRect): Box {
      return { left, right, top: top + height / 5, bottom: bottom - height / 5 };
    }

    /** What the boxes around leave of a line; a box that cuts without a way to scroll is a fault. */
    function leftByBoxes(line: Box, element: Element, words: string): Box | null {
      const boxes = boxesAround(element);
      let seen = line;
      for (const { box, scrolls } of boxes) {
        if (!scrolls && sticksOut(seen, box)) faults.add(`"${words}" is cut`);
        seen = common(seen, box);
        if (seen.left >= seen.right || seen.top >= seen.bottom) return null;
      }
      const view = { ...seen, left: 0, right: document.documentElement.clientWidth };
      const canScroll = boxes.some(({ scrolls }) => scrolls);
      if (!canScroll && sticksOut(seen, view)) faults.add(`"${words}" goes over the edge of the view`);
      return seen;
    }

    function boxesAround(element: Element): { box: Box; scrolls: boolean }[] {
      const boxes: { box: Box; scrolls: boolean }[] = [];
      for (let around: Element | null = element; around; around = around.parentElement) {
        if (around === document.body) break;
        const { overflowX, overflowY, display } = getComputedStyle(around);
        if (display === 'inline' || (overflowX === 'visible' && overflowY === 'visible')) continue;
        const scrolls = [overflowX, overflowY].some((one) => one === 'auto' || one === 'scroll');
        boxes.push({ box: around.getBoundingClientRect(), scrolls });
      }
      return boxes;
    }

    function common(one: Box, other: Box): Box {
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

    function areOnOneAnother(one: Box, other: Box): boolean {
      const { left, top, right, bottom } = common(one, other);
      return right - left > tolerance && bottom - top > tolerance;
    }

    /** What stands still while the page scrolls, and what lies in it, is no neighbour of the rest. */
    function layerOf(element: Element): Element | null {
      let still: Element | null = element;
      while (still && !['fixed', 'sticky'].includes(getComputedStyle(still).position))
        still = still.parentElement;
      return still;
    }
  });
}
