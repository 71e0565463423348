import type { Eyes } from './eyes.ts';
import type { Line, Picture } from './sight.ts';

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
    return [{ kind, source, box, seenArea: eyes.areaOf(shown) }];
  });
}
