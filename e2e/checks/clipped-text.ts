import type { Page } from '@playwright/test';

/**
 * Texts that are clipped by a box or by the edge of the viewport, or that overlap another text. What can be scrolled
 * into view is not clipped; what is behind a dialog is not checked.
 */
export function clippedOrOverlappingText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Box = { left: number; top: number; right: number; bottom: number };
    type Line = Box & { element: Element; layer: Element | null; text: string };
    const tolerance = 2;

    const faults = new Set<string>();
    const lines = visibleLines();
    lines.forEach((line, index) => {
      for (const other of lines.slice(index + 1)) {
        if (other.element === line.element || other.layer !== line.layer) continue;
        if (overlap(line, other)) faults.add(`"${line.text}" overlaps "${other.text}"`);
      }
    });
    return [...faults];

    function visibleLines(): Line[] {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const visible: Line[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent?.trim().slice(0, 60) ?? '';
        if (element && text !== '' && isVisible(element)) visible.push(...linesOf(node, element, text));
      }
      return visible;
    }

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
      const layer = layerOf(element);
      return [...range.getClientRects()].flatMap((rect) => {
        const visible = clipByBoxes(glyphBox(rect), element, text);
        return visible ? [{ ...visible, element, layer, text }] : [];
      });
    }

    /** A line's box is taller than its characters. */
    function glyphBox({ left, top, right, bottom, height }: DOMRect): Box {
      return { left, right, top: top + height / 5, bottom: bottom - height / 5 };
    }

    /** The part of a line that its ancestors leave visible; an ancestor that clips it and cannot scroll is a fault. */
    function clipByBoxes(line: Box, element: Element, text: string): Box | null {
      const boxes = boxesAround(element);
      let visible = line;
      for (const { box, scrolls } of boxes) {
        if (!scrolls && sticksOut(visible, box)) faults.add(`"${text}" is clipped`);
        visible = intersection(visible, box);
        if (visible.left >= visible.right || visible.top >= visible.bottom) return null;
      }
      const viewport = { ...visible, left: 0, right: document.documentElement.clientWidth };
      const canScroll = boxes.some(({ scrolls }) => scrolls);
      if (!canScroll && sticksOut(visible, viewport)) faults.add(`"${text}" extends beyond the viewport`);
      return visible;
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

    /** A fixed element and its content overlap nothing that scrolls beneath them. */
    function layerOf(element: Element): Element | null {
      let fixed: Element | null = element;
      while (fixed && !['fixed', 'sticky'].includes(getComputedStyle(fixed).position))
        fixed = fixed.parentElement;
      return fixed;
    }
  });
}
