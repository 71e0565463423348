import type { Locator } from '@playwright/test';

/** Words that a line divides without a hyphen. Addresses may be: they have no spaces. */
export function dividedWords(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const divided: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (!isSeen(node.parentElement) || text.includes('@')) continue;
      for (const { 0: word, index } of text.matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) divided.push(word);
      }
    }
    return divided;

    /** What is for screen readers only has a box of a pixel. */
    function isSeen(element: Element | null): boolean {
      if (!element?.checkVisibility({ visibilityProperty: true })) return false;
      return element.getBoundingClientRect().width > 1;
    }
  });
}
