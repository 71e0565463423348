import type { Eyes } from './eyes.ts';
import type { Box, Line, Picture } from './sight.ts';

/** The visible lines of text. Runs in the page. */
export function readLines(): Line[] {
  const eyes = (globalThis as unknown as { eyes: Eyes }).eyes;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || (node.textContent ?? '').trim() === '' || isUnseen(element)) continue;
    const block = element.closest('p, li, h1, h2, h3, h4, dd, dt, td, th, label, button, a') ?? element;
    const text = (block.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1) continue;
      const box = eyes.plain(rect);
      const isHeading = block.matches('h1, h2, h3, h4');
      lines.push({ text, isHeading, block: eyes.numberOf(block), box, seen: eyes.seenOf(element, box) });
    }
  }
  return lines;

  function isUnseen(element: Element): boolean {
    const isNoText = element.closest('option, script, style, noscript, svg') !== null;
    return isNoText || eyes.isHidden(element) || eyes.isForReaders(element);
  }
}

/** The visible pictures and films. Runs in the page. */
export function readPictures(): Picture[] {
  const eyes = (globalThis as unknown as { eyes: Eyes }).eyes;
  return [...document.querySelectorAll<HTMLElement>('img, video, canvas, svg')].flatMap((element) => {
    const box = eyes.plain(element.getBoundingClientRect());
    if (eyes.isHidden(element) || eyes.areaOf(box) < 4) return [];
    const shown = eyes.within(eyes.clipsOf(element).reduce(eyes.within, box), eyes.view());
    const { currentSrc, src, poster } = element as HTMLVideoElement;
    const kind = element.tagName.toLowerCase() as Picture['kind'];
    const source = `${currentSrc || src || poster || ''} ${element.getAttribute('alt') ?? ''}`.trim();
    const seenArea = isBehind(element, shown) ? 0 : eyes.areaOf(shown);
    return [{ kind, source, box, seenArea }];
  });

  /** Something that lets nothing through lies over all of it: the film once the people stand before it. */
  function isBehind(element: Element, { left, top, right, bottom }: Box): boolean {
    const shares = [0.2, 0.5, 0.8];
    return shares.every((across) =>
      shares.every((down) => {
        const at = document.elementsFromPoint(left + (right - left) * across, top + (bottom - top) * down);
        const place = at.findIndex((one) => one === element || element.contains(one));
        return place > 0 && at.slice(0, place).some(isOpaque);
      }),
    );
  }
  function isOpaque(element: Element): boolean {
    const { backgroundColor, opacity } = getComputedStyle(element);
    const hasGround = !/transparent|rgba|\//.test(backgroundColor);
    return hasGround && opacity === '1' && element.getAnimations().length === 0;
  }
}
